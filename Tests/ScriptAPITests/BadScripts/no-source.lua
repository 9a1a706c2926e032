require("nothing")

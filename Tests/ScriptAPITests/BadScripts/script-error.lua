local function open() error("no card to open") end
open()

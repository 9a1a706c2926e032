window.layer:add()

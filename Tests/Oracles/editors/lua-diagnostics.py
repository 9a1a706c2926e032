"""Prints what a Lua language server says about scripts: lua-diagnostics.py SERVER FOLDER FILE...

One line a finding, `file:line:column: message [code]`, sorted; ends with 1 when there is one, with 2 when the server
does not answer. FOLDER is what an editor would open; the server reads its .luarc.json and .emmyrc.json.
"""

import json
import os
import pathlib
import subprocess
import sys
import threading

# A server's answer to opening a file may come in several parts; the last one counts.
QUIET_SECONDS = 3.0
PATIENCE_SECONDS = 60.0


class Server:
    def __init__(self, path, folder):
        self.process = subprocess.Popen(
            [path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder)
        self.folder = folder
        self.found = {}
        self.news = threading.Event()
        self.answered = threading.Event()
        threading.Thread(target=self.listen, daemon=True).start()

    def send(self, method, params, number=None):
        message = {"jsonrpc": "2.0", "method": method, "params": params}
        if number is not None:
            message["id"] = number
        self.write(message)

    def write(self, message):
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def listen(self):
        while True:
            length = 0
            while (line := self.process.stdout.readline().strip()):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if not length:
                return
            self.receive(json.loads(self.process.stdout.read(length)))

    def receive(self, message):
        if "method" in message and "id" in message:
            # Nothing is indexed until the question for the configuration is answered.
            items = message.get("params", {}).get("items", []) if message["method"] == "workspace/configuration" else None
            self.write({"jsonrpc": "2.0", "id": message["id"], "result": None if items is None else [None for _ in items]})
        elif message.get("method") == "textDocument/publishDiagnostics":
            self.found[message["params"]["uri"]] = message["params"]["diagnostics"]
            self.news.set()
        elif message.get("id") == 1:
            self.answered.set()


def main(path, folder, files):
    folder = os.path.abspath(folder)
    root = pathlib.Path(folder).as_uri()
    server = Server(path, folder)
    server.send("initialize", {
        "processId": os.getpid(), "rootUri": root, "workspaceFolders": [{"uri": root, "name": "scripts"}],
        "capabilities": {"workspace": {"configuration": True, "workspaceFolders": True},
                         "textDocument": {"publishDiagnostics": {}}}}, 1)
    if not server.answered.wait(PATIENCE_SECONDS):
        sys.exit(2)
    server.send("initialized", {})
    uris = {}
    for file in files:
        uri = pathlib.Path(os.path.abspath(file)).as_uri()
        uris[uri] = file
        server.send("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "lua", "version": 1, "text": pathlib.Path(file).read_text()}})
    while True:
        server.news.clear()
        everything = all(uri in server.found for uri in uris)
        if not server.news.wait(QUIET_SECONDS if everything else PATIENCE_SECONDS):
            break
    missing = [file for uri, file in uris.items() if uri not in server.found]
    server.process.kill()
    if missing:
        print("lua-diagnostics: no answer about " + ", ".join(missing), file=sys.stderr)
        sys.exit(2)
    lines = sorted(
        (file, one["range"]["start"]["line"] + 1, one["range"]["start"]["character"] + 1, one["message"], one.get("code", ""))
        for uri, file in uris.items() for one in server.found[uri])
    for file, line, column, message, code in lines:
        print(f"{file}:{line}:{column}: {message} [{code}]")
    sys.exit(1 if lines else 0)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])

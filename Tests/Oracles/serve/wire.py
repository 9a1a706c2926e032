"""A client of playhead serve by hand: HTTP and WebSocket, wrong where that is wanted."""
import base64, json, os, socket, struct, time, urllib.parse


class Wire:
    """A socket of the page's, and the requests that it makes."""

    def __init__(self, address, origin=None, host=None, path="socket", receive_buffer=None):
        url = urllib.parse.urlparse(address)
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(60)
        self.socket.connect((url.hostname, url.port))
        host = host or url.netloc
        origin = f"http://{url.netloc}" if origin is None else origin
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {url.path}{path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"] + ([f"Origin: {origin}"] if origin else [])
        self.socket.sendall("\r\n".join(lines + ["", ""]).encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            more = self.socket.recv(65536)
            if not more:
                break
            self.buffer += more
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        self.status = int(head.split(b" ")[1]) if head else 0
        self.number = 0
        self.told = []

    def exact(self, count):
        while len(self.buffer) < count:
            more = self.socket.recv(1 << 20)
            if not more:
                raise EOFError
            self.buffer += more
        result, self.buffer = self.buffer[:count], self.buffer[count:]
        return result

    def frame(self):
        """The opcode and the payload of a frame."""
        first, second = self.exact(2)
        length = second & 127
        if length == 126:
            length, = struct.unpack(">H", self.exact(2))
        elif length == 127:
            length, = struct.unpack(">Q", self.exact(8))
        return first & 15, self.exact(length)

    def raw(self, data, opcode=1, first=None, masked=True):
        length = len(data)
        head = bytes([first if first is not None else 0x80 | opcode])
        mask = 0x80 if masked else 0
        head += bytes([mask | length]) if length < 126 else bytes([mask | 126]) + struct.pack(">H", length) if length < 65536 else bytes([mask | 127]) + struct.pack(">Q", length)
        key = os.urandom(4)
        body = bytes(b ^ key[i % 4] for i, b in enumerate(data)) if masked and length < 100_000 else data
        if masked and length >= 100_000:
            key = b"\0\0\0\0"
        self.socket.sendall(head + (key if masked else b"") + body)

    def send(self, method, **params):
        self.number += 1
        self.raw(json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}).encode())
        return self.number

    def answer(self, number):
        """What answers a request; what comes before it is in `told`."""
        while True:
            message = self.message()
            if message.get("id") == number:
                return message
            self.told.append(message)

    def message(self):
        while True:
            opcode, data = self.frame()
            if opcode == 8:
                raise ConnectionAbortedError(struct.unpack(">H", data[:2])[0] if data else 0)
            if opcode == 1:
                return json.loads(data)

    def ask(self, method, **params):
        answer = self.answer(self.send(method, **params))
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer["result"]

    def hear(self, method, seconds=20):
        """The params of a message that nobody asked for."""
        for i, message in enumerate(self.told):
            if message.get("method") == method:
                return self.told.pop(i)["params"]
        self.socket.settimeout(seconds)
        try:
            while True:
                message = self.message()
                if message.get("method") == method:
                    return message["params"]
                self.told.append(message)
        finally:
            self.socket.settimeout(60)

    def close(self):
        self.socket.close()


def get(address, path="", method="GET", headers=(), host=None, seconds=10):
    """The status of a plain request, its headers and its body."""
    url = urllib.parse.urlparse(address)
    with socket.create_connection((url.hostname, url.port), seconds) as plain:
        lines = [f"{method} {path or url.path} HTTP/1.1", f"Host: {host or url.netloc}", *headers, "", ""]
        plain.sendall("\r\n".join(lines).encode())
        data = b""
        try:
            while more := plain.recv(1 << 16):
                data += more
        except ConnectionResetError:
            # The end of a connection of which not everything was read.
            pass
    head, _, body = data.partition(b"\r\n\r\n")
    return int(head.split(b" ")[1]) if head else 0, head.decode("latin-1"), body

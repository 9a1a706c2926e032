"""Calls each tool of `PROGRAM mcp` and ends with 1 where an answer is not as it should be."""

import asyncio
import base64
import struct
import sys

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

FAILED = []


def hold(claim, what):
    if not claim:
        FAILED.append(what)
        print(f"tools: {what}")


def text(result):
    return "".join(part.text for part in result.content if part.type == "text")


async def calls(mode):
    server = stdio_client(StdioServerParameters(command=sys.argv[1], args=["mcp"]))
    async with Client(server, mode=mode) as client:
        listed = await client.list_tools()
        names = [tool.name for tool in listed.tools]
        hold(names == ["check", "run", "values", "picture", "what_if", "explain"], f"{mode}: tools are {names}")

        async def call(tool, **arguments):
            return await client.call_tool(tool, arguments)

        found = await call("check", code="local box = UIView()\nbox.alfa = 1\n")
        hold(not found.is_error and "alfa" in text(found) and ":2" in text(found), f"check: {text(found)}")
        hold(len(found.structured_content["findings"]) == 1, "check: one finding as data")
        clean = await call("check", file="swipe.lua")
        hold("nothing breaks" in text(clean), f"check swipe.lua: {text(clean)[:200]}")
        run = await call("run", file="swipe.lua", inputs=["goto 0.2"])
        hold("mail.view" in text(run) and "at 0.2 s" in text(run), f"run: {text(run)[-200:]}")
        failing = await call("run", code="print('first')\nwindow.alfa = 1")
        hold(failing.is_error and "first" in text(failing), f"a failing script: {text(failing)}")
        hold("did you mean 'alpha'" in text(failing), f"its hint: {text(failing)}")
        values = await call("values", file="swipe.lua", at=0.2, layer="mail.view")
        hold("position" in text(values), f"values: {text(values)}")
        picture = await call("picture", file="swipe.lua", at=0.2)
        image = next(part for part in picture.content if part.type == "image")
        size = struct.unpack(">II", base64.b64decode(image.data)[16:24])
        hold(size == (393, 852) and "mail.view" in text(picture), f"picture: {size}")
        both = await call("what_if", file="swipe.lua", at=0.2, fraction=0.4)
        hold([part.type for part in both.content] == ["text", "image", "image"], "what_if: two pictures")
        hold("finish: at rest" in text(both) and "cancel: at rest" in text(both), f"what_if: {text(both)}")
        page = await call("explain", name="R-OWNER")
        hold("Cure" in text(page), f"explain: {text(page)}")
        outside = await call("run", file="/etc/hostname")
        hold(outside.is_error and "outside" in text(outside), f"a file outside: {text(outside)}")
        written = await call("run", code="", inputs=["export away.png"])
        hold(written.is_error and "nothing is written" in text(written), f"a file to be written: {text(written)}")
        if mode == "auto":
            endless = await call("run", code="while true do end")
            hold(endless.is_error and "no end" in text(endless), f"an endless script: {text(endless)}")


for mode in ["auto", "legacy"]:
    asyncio.run(calls(mode))
sys.exit(1 if FAILED else 0)

"""Colours code: scripts, Swift, and sessions of the shell.

A page names what a reader's eye looks for: keywords, texts, numbers, remarks. Names, signs and spaces are left as text: each
in a tag of its own, they were three quarters of a page.
"""
from pygments.lexer import Lexer
from pygments.lexers import LuaLexer, SwiftLexer
from pygments.token import Comment, Error, Generic, Keyword, Literal, Text

COLOURED = (Comment, Keyword, Literal, Generic)


def plain(tokens):
    """Tokens of which only those with a colour have a kind; neighbours without one are one."""
    start, text = 0, ""
    for at, kind, part in tokens:
        if any(kind in group for group in COLOURED):
            if text:
                yield start, Text, text
            text = ""
            yield at, kind, part
        else:
            start = at if not text else start
            text += part
    if text:
        yield start, Text, text


class PlainLuaLexer(LuaLexer):
    def get_tokens_unprocessed(self, text):
        return plain(super().get_tokens_unprocessed(text))


class PlainSwiftLexer(SwiftLexer):
    def get_tokens_unprocessed(self, text):
        return plain(super().get_tokens_unprocessed(text))


class PlayheadLexer(Lexer):
    """What is typed as Lua, what is answered as output. Commands, such as `goto 75%`, need not be Lua."""

    name = "playhead"
    aliases = ["playhead"]

    def get_tokens_unprocessed(self, text):
        lua = PlainLuaLexer(**self.options)
        place = 0
        for line in text.splitlines(keepends=True):
            if line.startswith("> "):
                yield place, Generic.Prompt, line[:2]
                for at, kind, part in lua.get_tokens_unprocessed(line[2:]):
                    yield place + 2 + at, Text if kind is Error else kind, part
            else:
                yield place, Generic.Output, line
            place += len(line)

"""Colours a session of the shell: what is typed as Lua, what is answered as output. Commands, such as `goto 75%`, need not be
Lua."""
from pygments.lexer import Lexer
from pygments.lexers import LuaLexer
from pygments.token import Error, Generic, Text


class PlayheadLexer(Lexer):
    name = "playhead"
    aliases = ["playhead"]

    def get_tokens_unprocessed(self, text):
        lua = LuaLexer(**self.options)
        place = 0
        for line in text.splitlines(keepends=True):
            if line.startswith("> "):
                yield place, Generic.Prompt, line[:2]
                for at, kind, part in lua.get_tokens_unprocessed(line[2:]):
                    yield place + 2 + at, Text if kind is Error else kind, part
            else:
                yield place, Generic.Output, line
            place += len(line)

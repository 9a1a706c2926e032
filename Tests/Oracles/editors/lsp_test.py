"""`playhead lsp` beside the client of pytest-lsp: what an editor does with a script, and what it shows of it."""
import asyncio, os, pathlib, shutil

import pytest, pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

FOLDER = pathlib.Path(os.environ["EXAMPLES"])
PROGRAM = os.environ["PROGRAM"]


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PROGRAM, "lsp"]))
async def client(lsp_client: LanguageClient):
    await lsp_client.initialize_session(types.InitializeParams(capabilities=client_capabilities("visual-studio-code"), root_uri=FOLDER.as_uri()))
    yield
    await lsp_client.shutdown_session()


class Script:
    """A script that is open in the editor."""

    def __init__(self, client, name, text=None):
        self.client, self.path, self.version = client, FOLDER / name, 1
        self.text = self.path.read_text() if text is None else text
        self.uri = self.path.as_uri()
        client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(
            uri=self.uri, language_id="swift" if name.endswith(".swift") else "lua", version=1, text=self.text)))

    def at(self, words, within=""):
        """The place of words, on their first letter; of the first ones after others."""
        offset = self.text.index(words, self.text.index(within))
        before = self.text[:offset]
        return dict(text_document=types.TextDocumentIdentifier(self.uri),
                    position=types.Position(before.count("\n"), offset - (before.rfind("\n") + 1)))

    def change(self, old, new):
        """As a person types: of what stands there a part is replaced."""
        start = self.at(old)["position"]
        lines = old.split("\n")
        end = types.Position(start.line + len(lines) - 1, len(lines[-1]) + (start.character if len(lines) == 1 else 0))
        self.version += 1
        self.text = self.text.replace(old, new, 1)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri),
            [types.TextDocumentContentChangePartial(range=types.Range(start, end), text=new)]))

    def save(self):
        self.path.write_text(self.text)
        self.client.text_document_did_save(types.DidSaveTextDocumentParams(types.TextDocumentIdentifier(self.uri)))

    async def published(self, is_meant=lambda found: True):
        """The findings, once they are those that are meant."""
        for _ in range(60):
            notice = await asyncio.wait_for(self.client.wait_for_notification("textDocument/publishDiagnostics"), 60)
            if notice.uri == self.uri and is_meant(notice.diagnostics):
                assert notice.version == self.version
                return notice.diagnostics
        raise AssertionError("other findings than those that are meant")


@pytest.mark.asyncio
async def test_typing(client):
    script = Script(client, "typed.lua", "local box = UIView(CGRect(0, 0, 40, 40))\nbox.alpha = 0.5\n")
    assert not await script.published()
    script.change("alpha", "alfa")
    wrong, = await script.published()
    assert (wrong.range.start.line, wrong.source) == (1, "playhead") and "alpha" in wrong.message
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        types.TextDocumentIdentifier(script.uri), wrong.range, types.CodeActionContext([wrong])))
    assert [edit.new_text for edit in actions[0].edit.changes[script.uri]] == ["alpha"]
    script.change("alfa", "alpha")
    assert not await script.published()


@pytest.mark.asyncio
async def test_saving(client):
    shutil.copy(FOLDER / "swipe.lua", FOLDER / "saved.lua")
    script = Script(client, "saved.lua")
    await script.published()
    script.change("not context.transitionWasCancelled", "true")
    script.save()
    found = await script.published(lambda list: any(d.source == "playhead check" for d in list))
    error = next(d for d in found if d.severity == types.DiagnosticSeverity.Error)
    assert error.code.startswith("R-") and "scenario:" in error.message and "cure:" in error.message
    assert any("animateTransition" in script.text.split("\n")[r.location.range.start.line] for d in found for r in d.related_information or [])
    kinds = [report.kind for reports in client.progress_reports.values() for report in reports]
    assert kinds == ["begin", "end"]
    shown = await client.text_document_hover_async(types.HoverParams(types.TextDocumentIdentifier(script.uri), error.range.start))
    assert error.message.split("\n")[0] in shown.contents.value
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(types.TextDocumentIdentifier(script.uri)))
    assert any("finding" in lens.command.title for lens in lenses) and {lens.command.command for lens in lenses} == {"playhead.check", "playhead.serve"}


@pytest.mark.asyncio
async def test_looking(client):
    script = Script(client, "looked.lua", "local box = UIView(CGRect(0, 0, 40, 40))\nbox.backgroundColor = 'red'\nUIView.animate{withDuration = 1, animations = function() box.al end}\n-- playhead: ignore R-OWNER\n")
    await script.published()
    help = await client.text_document_hover_async(types.HoverParams(**script.at("animate{")))
    assert "withDuration" in help.contents.value
    rule = await client.text_document_hover_async(types.HoverParams(**script.at("R-OWNER")))
    assert "R-OWNER" in rule.contents.value
    place = script.at(" end}")
    words = await client.text_document_completion_async(types.CompletionParams(**place))
    assert "alpha" in [item.label for item in words.items]
    # A name leads nowhere in a text that is no Lua yet.
    script.change("box.al end", "box.alpha = 0 end")
    made = await client.text_document_definition_async(types.DefinitionParams(**script.at("box.background")))
    assert made.range.start == types.Position(0, 6)


@pytest.mark.asyncio
async def test_swift(client):
    script = Script(client, "looked.swift", "import UIKit\nUIView.animate(withDuration: 1) { box.alpha = 0 }\n")
    help = await client.text_document_hover_async(types.HoverParams(**script.at("animate(")))
    assert "withDuration" in help.contents.value


@pytest.mark.asyncio
async def test_end_in_the_middle(client):
    """A check that goes on ends with its editor."""
    shutil.copy(FOLDER / "swipe.lua", FOLDER / "left.lua")
    script = Script(client, "left.lua")
    script.save()

# The settings of Sphinx for the folder that pages.py writes. `Scripts/site` calls it.
import os

project = "playhead"
copyright = "the authors of playhead, MIT licence"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "playhead"
myst_heading_anchors = 4
# The pages are read on GitHub, too: a reference that Sphinx alone understands is not used.
myst_enable_extensions = []
exclude_patterns = ["_extra"]
highlight_language = "none"
html_copy_source = False
html_show_sphinx = False
html_static_path = ["_static"]
html_extra_path = ["_extra"]
html_css_files = ["playhead.css"]
# The words people look for are names of Swift and Lua: no stemming across dots.
html_search_language = "en"

# A site of several versions: each has a chooser, and names the same page of the newest release as the one to be found.
site_version, newest = os.environ.get("SITE_VERSION"), os.environ.get("SITE_NEWEST")
if site_version:
    templates_path = ["_templates"]
    html_context = {"site_version": site_version}
    parts = ["brand", "search", "scroll-start", "navigation", "ethical-ads", "scroll-end", "variant-selector"]
    html_sidebars = {"**": ["sidebar/brand.html", "versions.html"] + [f"sidebar/{part}.html" for part in parts[1:]]}
    html_baseurl = newest or ""


def near_contents(app, page, template, context, tree):
    """The contents at the side of a page show what is below its own chapter, and the other chapters closed: with all two
    hundred pages in each, they were half of most."""
    contents = context.get("toctree")
    if contents:
        context["toctree"] = lambda **words: contents(**(words | {"collapse": True}))
    if page == "search":
        app.add_js_file("texts.js")


def write_texts(app, problem):
    import texts

    if not problem and app.builder.format == "html":
        texts.write(app.outdir)


def setup(app):
    from lexer import PlainLuaLexer, PlainSwiftLexer, PlayheadLexer

    app.add_lexer("playhead", PlayheadLexer)
    app.add_lexer("lua", PlainLuaLexer)
    app.add_lexer("swift", PlainSwiftLexer)
    # Before the theme writes them down.
    app.connect("html-page-context", near_contents, priority=100)
    app.connect("build-finished", write_texts)

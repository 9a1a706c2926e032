# What Sphinx builds of the folder that pages.py writes. `Scripts/site` calls it.
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


def setup(app):
    from lexer import PlayheadLexer

    app.add_lexer("playhead", PlayheadLexer)

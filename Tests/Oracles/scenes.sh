# Draws the expected pictures of the scenes in Tests/FrameRenderingTests/Scenes anew: all, or those that are named.
#
# Each scene is there twice, NAME.lua for playhead and NAME.html for a browser; the browser's picture is NAME.png.
# Tests compare with the pictures that are checked in, so only who changes a scene needs Chromium.
command -v chromium >/dev/null || install_packages chromium
folder=Tests/FrameRenderingTests/Scenes

# Everything in a scene lies where it says, in a window of 120 by 90 points.
readonly head='<!doctype html><meta charset="utf-8"><style>
body { margin: 0; position: relative; width: 120px; height: 90px; background: white; overflow: hidden }
body * { box-sizing: border-box } div, svg { position: absolute; left: 0; top: 0 } svg { width: 120px; height: 90px }
</style>'

draw() {
  printf '%s\n' "$head" | cat - "$folder/$1.html" >"$place/$1.html"
  # The browser keeps some of its window's height to itself: tests look at the upper left corner, the rest is white.
  timeout 60 chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --force-color-profile=srgb \
    --disable-lcd-text --force-device-scale-factor=2 --window-size=120,200 --user-data-dir="$place/profile" \
    --screenshot="$PWD/$folder/$1.png" "file://$place/$1.html" >"$place/log" 2>&1 || fail $exit_internal "$(cat "$place/log")"
}

(($#)) || set -- $(cd "$folder" && ls -- *.html | sed 's/\.html$//')
for name in "$@"; do draw "$name"; done

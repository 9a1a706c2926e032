# Opens pages in Chromium, from their files, without a network; films in ffprobe, Lottie animations in their schema, in rlottie
# and in ThorVG.
#
# Players: those of the examples, against the trace and the pictures of the same run, key by key, and damaged ones against
# the sentence that answers. The site: builds it with `Scripts/site` and opens every page of it: no message on the
# console, no link that leads nowhere, nothing fetched from elsewhere, and a search that finds names.
# KEEP=FOLDER keeps all that it made, for people to look at, and PHOTOGRAPHS=1 takes pictures of the players.
# With --some, six examples' players are opened, one of each kind of run; the others are made, for the site.
if [[ ${1-} == --some ]]; then
  export SOME=yes
  shift
fi
release_program

# Debian's Python, for which Debian's selenium is.
packages=()
[[ -x /usr/bin/python3 ]] || packages+=(python3)
[[ -x /usr/bin/chromium-headless-shell ]] || packages+=(chromium-headless-shell)
[[ -x /usr/bin/chromedriver ]] || packages+=(chromium-driver)
command -v ffprobe >/dev/null || packages+=(ffmpeg)
compgen -G '/usr/lib/*/librlottie.so.0*' >/dev/null || packages+=(librlottie0-1)
for module in selenium numpy venv; do
  /usr/bin/python3 -c "import $module" 2>/dev/null || packages+=("python3-$module")
done
(install_packages ${packages[@]+"${packages[@]}"}) || exit $exit_unavailable
python_with page /usr/bin/python3 --system-site-packages lottie-specs==0.5.2 thorvg-python==1.1.3 jsonschema-rs==0.61.0

examples=()
for example in Examples/*.lua; do [[ $example == *_test.lua ]] || examples+=("$example"); done
readonly pages=$oracles/pages
status=0
# Each example runs once, for all that is held to it.
"$python" $pages/player.py "$program" "$place/players" "${examples[@]}" || status=1
"$python" $pages/films.py "$program" "$place/films" >"$place/films.log" 2>&1 &
films=$!
names=("${examples[@]##*/}")
"$python" $pages/lottie.py "$place/players" "${names[@]%.lua}" >"$place/lottie.log" 2>&1 &
lottie=$!
built=0
Scripts/site "$place/site" --version main --program "$program" --players "$place/players" >"$place/site.log" 2>&1 || built=$?
wait $films || status=1
wait $lottie || status=1
cat "$place/films.log" "$place/lottie.log"
if ((built)); then
  cat "$place/site.log" >&2
  exit "$built"
fi
"$python" $pages/site.py "$place/site/main" || status=1
[[ -z ${KEEP-} ]] || cp -R "$place/." "$KEEP"
exit "$status"

# Serves examples and damaged ones to a client by hand and to Chromium: sockets, limits and wrong requests; drags, reloads, ends
# of processes, tabs and a narrow screen. KEEP=FOLDER keeps the photographs of the page, for people to look at. TIMES=1 shows how
# long a save and a drag take. With --some it is the client by hand alone, and no time is held to a promise.
if [[ ${1-} == --some ]]; then
  export SOME=yes
  shift
fi
release_program
if [[ -z ${SERVER-} ]]; then
  Scripts/lib/build-serve
  # One of the two is missing.
  SERVER=$(ls -t .build-serve/{release,debug}/playhead-serve 2>/dev/null | head -n 1 || true)
fi

# Debian's Python, for which Debian's selenium is.
packages=()
[[ -x /usr/bin/python3 ]] || packages+=(python3)
if [[ -z ${SOME-} ]]; then
  [[ -x /usr/bin/chromium-headless-shell ]] || packages+=(chromium-headless-shell)
  [[ -x /usr/bin/chromedriver ]] || packages+=(chromium-driver)
  /usr/bin/python3 -c "import selenium" 2>/dev/null || packages+=(python3-selenium)
fi
(install_packages ${packages[@]+"${packages[@]}"}) || exit $exit_unavailable
export XDG_STATE_HOME=$place/state PYTHONPATH=$oracles/pages
/usr/bin/python3 "$oracles/serve/wires.py" "$program" "$(readlink -f "$SERVER")" "$place"
[[ -n ${SOME-} ]] || /usr/bin/python3 "$oracles/serve/pages.py" "$program" "$(readlink -f "$SERVER")" "$place"

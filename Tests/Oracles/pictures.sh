# Compares pictures of the examples with a browser's.
#
# Chromium draws the same boxes, shapes and words in the same face from the trace of the run, at the moment that the example
# marks; the mean difference of the two pictures is bounded. `--keep FOLDER` leaves pictures of both there, to be looked at.
if [[ $updates ]]; then
  # shellcheck source=scenes.sh
  source $oracles/scenes.sh
  exit
fi
folder=$place
if [[ ${1-} == --keep ]]; then
  [[ ${2-} ]] || fail 64 "--keep needs a folder: Scripts/oracles pictures --keep .build/pictures"
  folder=$2
  shift 2
fi
release_program
packages=()
command -v chromium >/dev/null || packages+=(chromium)
fc-list : family | grep -q '^Inter\b' || packages+=(fonts-inter)
python3 -c 'import numpy' 2>/dev/null || packages+=(python3-numpy)
(install_packages ${packages[@]+"${packages[@]}"}) || exit $exit_unavailable
if [[ $# == 0 ]]; then
  # A test draws nothing, and the blur of tips-presentation covers the whole screen: browsers blur in their own way.
  for script in Examples/*.lua; do
    [[ $script == *_test.lua || $script == */tips-presentation.lua ]] || set -- "$@" "$script"
  done
fi
python3 $oracles/pictures/compare.py "$program" "$folder" "$@"

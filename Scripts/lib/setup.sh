# Shared by the scripts beside this folder: find the package, say what is missing, install it, build.
# Sourced, never run. The caller has set `set -euo pipefail`.

# Exit codes of sysexits.h, the same the program itself uses.
readonly exit_unavailable=69 exit_internal=70

# The oldest compiler that understands Package.swift.
readonly needed_swift_major=6 needed_swift_minor=2

# The release build: one static, stripped file, without the code that nothing calls, and so without notes for debugging,
# which are a fifteenth of the compiler's work.
readonly release_flags=(
  -c release -debug-info-format none --static-swift-stdlib -Xswiftc -static-executable -Xlinker --gc-sections -Xlinker -s
)

# The build of `asan` and `fuzz --readers`, which is made to be run once: whole modules, because their files are read once
# then, and of the debugging information the lines. The coverage is what libFuzzer looks at; Gold does not link so much of
# it. C is held to what it defines; Swift traps by itself.
readonly sanitized_flags=(
  --sanitize=address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined
  -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -gline-tables-only
  -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table -Xswiftc -use-ld=lld --scratch-path .build-asan
)

readonly sanitized_tests="LuaBridgeTests ScriptRuntimeTests TimeControlTests ScriptAPITests ScriptToolsTests FrameRenderingTests PlayheadShellTests"

# fail CODE MESSAGE: one line on stderr, then out.
fail() {
  local code=$1
  shift
  printf 'playhead: %s\n' "$*" >&2
  exit "$code"
}

# require_swift: there is a compiler, and it is new enough.
require_swift() {
  local needed="Swift $needed_swift_major.$needed_swift_minor or newer is needed to build playhead"
  local install="see https://www.swift.org/install/"
  command -v swift >/dev/null || fail $exit_unavailable "$needed, and no swift is on the PATH: $install"
  local version
  version=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+)\.([0-9]+).*/\1 \2/p' | head -n 1)
  version=${version:-0 0}
  local major=${version% *} minor=${version#* }
  if ((major < needed_swift_major || major == needed_swift_major && minor < needed_swift_minor)); then
    fail $exit_unavailable "$needed, and $(command -v swift) is $major.$minor: $install"
  fi
}

# missing_packages: the Debian packages whose headers or static archives the C targets would not find.
missing_packages() {
  local compiler=clang
  command -v clang >/dev/null || compiler=cc
  has_header() { printf '#include <%s>\n' "$1" | "$compiler" -E -x c - >/dev/null 2>&1; }
  # The compiler answers with the bare name when it knows no such file.
  has_archive() { [[ $("$compiler" -print-file-name="$1" 2>/dev/null) == /* ]]; }
  has_header lua5.4/lua.h && has_archive liblua5.4.a || echo liblua5.4-dev
  has_header histedit.h && has_archive libedit.a && has_archive libtinfo.a || echo libedit-dev
  has_archive libbsd.a && has_archive libmd.a || echo libbsd-dev
  has_header libdeflate.h && has_archive libdeflate.a || echo libdeflate-dev
  has_header fribidi/fribidi.h && has_archive libfribidi.a || echo libfribidi-dev
  # Cairo's package brings what Cairo is made of, with archives.
  has_header cairo/cairo.h && has_archive libcairo.a && has_archive libpixman-1.a && has_archive libfontconfig.a &&
    has_archive libexpat.a && has_archive libfreetype.a && has_archive libbrotlidec.a &&
    pkg-config --exists freetype2 || printf '%s\n' libcairo2-dev pkg-config
}

# install_packages NAME...: installs packages through apt, as root or with a sudo that does not ask.
install_packages() {
  local packages=("$@")
  ((${#packages[@]})) || return 0

  local become=()
  if ((EUID != 0)); then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then become=(sudo -n); else become=(false); fi
  fi
  if ! command -v apt-get >/dev/null; then
    fail $exit_unavailable "install what Debian calls ${packages[*]}, headers and static archives included," \
      "then run this again"
  fi
  if [[ ${become[*]-} == false ]]; then
    fail $exit_unavailable "first run: sudo apt-get install -y ${packages[*]}"
  fi

  echo "playhead: installing ${packages[*]}" >&2
  local log
  log=$(mktemp)
  local get=(${become[@]+"${become[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get)
  # The package lists may be absent (a fresh container) or old: refresh them only when the first try fails.
  if ! "${get[@]}" install -y "${packages[@]}" </dev/null >"$log" 2>&1 &&
    ! { "${get[@]}" update && "${get[@]}" install -y "${packages[@]}"; } </dev/null >>"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    fail $exit_unavailable "that did not work; run: sudo apt-get update && sudo apt-get install -y ${packages[*]}"
  fi
  rm -f "$log"
}

# set_up: everything a build needs is there, or the script has ended with a line that says what to do.
set_up() {
  require_swift
  local package packages=()
  while IFS= read -r package; do packages+=("$package"); done < <(missing_packages)
  # Faces come along, for letters that the one in the program lacks: Greek, Cyrillic, Hebrew and Arabic; Chinese, Japanese and
  # Korean; coloured ones. Without them these letters are boxes; `doctor` says so.
  ((${#packages[@]} == 0)) || packages+=(fonts-dejavu-core fonts-wqy-microhei fonts-noto-color-emoji)
  install_packages ${packages[@]+"${packages[@]}"}
}

# quietly COMMAND...: shown as it runs when stderr is a terminal; otherwise silent unless it fails.
quietly() {
  if [[ -t 2 ]]; then
    "$@" </dev/null >&2
    return
  fi
  local log status=0
  log=$(mktemp)
  "$@" </dev/null >"$log" 2>&1 || status=$?
  ((status == 0)) || cat "$log" >&2
  rm -f "$log"
  return $status
}

# python_with NAME PYTHON OPTIONS WHEEL...: a Python with these packages, kept in .build; its path is in `python`.
python_with() {
  local folder=$PWD/.build/$1-tools interpreter=$2 options=$3
  shift 3
  python=$folder/bin/python
  [[ $(cat "$folder/complete" 2>/dev/null) != "$*" ]] || return 0
  command -v "$interpreter" >/dev/null || (install_packages python3 python3-venv) || exit $exit_unavailable
  # shellcheck disable=SC2086 # words
  { quietly "$interpreter" -m venv --clear $options "$folder" ||
    { (install_packages python3-venv) && quietly "$interpreter" -m venv --clear $options "$folder"; }; } &&
    quietly "$folder/bin/pip" install --quiet --disable-pip-version-check "$@" || fail $exit_unavailable "cannot install $*"
  echo "$*" >"$folder/complete"
}

# The Python packages with which the kernel for notebooks is run as Jupyter runs it.
# shellcheck disable=SC2034 # for those who source this
readonly notebook_tools=(ipykernel==7.4.0 nbclient==0.11.0 jupyter_kernel_test==0.7.0)

# build_companion NAME SOURCES WORDS KIND...: builds a program of a package of its own below Sources, when it is not built in one
# of these kinds, release or debug, or older than its sources: in release, static and stripped. WORDS say what it does and how
# long it takes. The caller has set `root`.
build_companion() {
  local name=$1 sources=$root/Sources/$2 scratch=$root/.build-${1#playhead-} words=$3 kind built
  shift 3
  for kind in "$@"; do
    built=$scratch/$kind/$name
    if [[ -x $built && -z $(find "$sources" -path '*/Tests' -prune -o -newer "$built" -type f -print -quit) ]]; then
      # An older one would be found first.
      [[ $kind == release ]] || rm -f "$scratch/release/$name"
      return 0
    fi
  done
  require_swift
  echo "playhead: building what $words" >&2
  quietly swift build --package-path "$sources" --scratch-path "$scratch" "${release_flags[@]}" --product "$name" ||
    fail $exit_internal "the build failed; the lines above say why"
  touch "$scratch/release/$name"
}

# Builds what reads Swift, in debug, and runs its tests: the first time takes some minutes, most of them for the parser.
# Where the program is built, the Swift twins of the examples have to leave the traces of the examples.
#
# `--measure FOLDER...` instead counts what the import does with public projects, of which nothing is kept.
if [[ ${1-} == --measure ]]; then
  shift
  # shellcheck source=import/measure.sh
  source $oracles/import/measure.sh
  exit
fi

Scripts/lib/build-import --table
# Ten thousand inputs with mistakes.
PLAYHEAD_MUTATIONS=${PLAYHEAD_MUTATIONS:-100} \
  swift test --package-path Sources/Importer --scratch-path .build-import "$@"

[[ $program ]] || program=.build/debug/playhead
importer=.build-import/debug/playhead-import
# The program is to take the reader that was tested, and no older one.
export PATH=$PWD/.build-import/debug:$PATH
if [[ ! -x $program ]]; then
  echo "import: no traces are compared: Scripts/test builds the program" >&2
  exit 0
fi
# The scenery of the examples' screens is beside them.
cp -R Examples/shared "$place"

# drive NAME: the lines of an example behind its classes, which put it on the screen and measure it.
drive() {
  local example=Examples/$1.lua from='^-- Globals'
  # What the example reaches by a global, its twin is given.
  local more='--' after='$^'
  case $1 in
    circle-push) after='^menu, details = ' more='menu.details = details' ;;
    pan-pop) after='^navigation.delegate = ' more='director.navigation = navigation' ;;
    reveal)
      after='^-- Globals'
      more='local load = Master.viewDidLoad\n'
      more+='function Master:viewDidLoad() load(self) self:addSegue("details", {destination = function() return furnished(Details()) end}) end'
      ;;
    swipe) from='^local function screen' after='^swiper = ' more='swiper.toggle = function() swipe() end' ;;
    tab-slide) after='^tabs = ' more='director.tabs = tabs' ;;
  esac
  grep -E '^local ([A-Z, ]+|scenery) = ' "$example"
  sed -n "/$from/,\$p" "$example" | sed "/$after/a $more"
}

failed=0
for twin in Examples/swift/*.swift; do
  name=$(basename "$twin" .swift)
  if { "$importer" "$twin" && drive "$name"; } >"$place/$name.lua" &&
    "$program" export "$place/$name.lua" "$place/twin.jsonl" >"$place/twin.out" &&
    "$program" export "Examples/$name.lua" "$place/example.jsonl" >"$place/example.out" &&
    cmp "$place/twin.out" "$place/example.out" && cmp "$place/twin.jsonl" "$place/example.jsonl"; then
    echo "import: $twin leaves the trace of Examples/$name.lua"
  else
    echo "import: $twin differs from Examples/$name.lua" >&2
    failed=1
  fi
done

# there_and_back SCRIPT: whether a script, written as Swift and imported, leaves its trace, but for the names of layers. What
# has no Swift stays in it as comments of Lua, which come back.
there_and_back() {
  local name
  name=$(basename "$1" .lua)
  "$program" export "$1" "$place/there.jsonl" >"$place/there.out" &&
    "$program" export "$1" "$place/back/$name.swift" >"$place/run.out" 2>"$place/reports" &&
    "$importer" "$place/back/$name.swift" -o "$place/back/$name.lua" &&
    "$program" export "$place/back/$name.lua" "$place/back.jsonl" >"$place/back.out" &&
    cmp "$place/there.out" "$place/back.out" && python3 "$oracles/import/same_trace.py" "$place/there.jsonl" "$place/back.jsonl"
}

# What needs no framework prints the same in Swift and in the Lua that comes of it.
for file in Sources/Importer/Tests/Runs/*.swift; do
  name=$(basename "$file" .swift)
  mkdir -p "$place/runs/$name"
  cp "$file" "$place/runs/$name"
  swiftc -suppress-warnings "$file" -o "$place/runs/$name/program"
  "$place/runs/$name/program" >"$place/runs/swift.out"
  "$importer" "$place/runs/$name/$name.swift" -o "$place/runs/$name.lua" 2>"$place/reports" || [[ $? -eq 1 ]]
  if "$program" "$place/runs/$name.lua" | tr '\t' ' ' | diff "$place/runs/swift.out" -; then
    echo "import: $file prints what it prints in Swift"
  else
    echo "import: $file prints something else than in Swift" >&2
    cat "$place/reports" >&2
    failed=1
  fi
done

# What ends a program of Swift ends the script, at the line that says so, in Swift's words.
for file in Sources/Importer/Tests/Stops/*.swift; do
  name=$(basename "$file" .swift)
  mkdir -p "$place/stops"
  cp "$file" "$place/stops"
  IFS=: read -r line reason < <(sed -n 's|^.*// stops: ||;T;=;p' "$file" | paste -sd: -)
  swiftc -suppress-warnings "$file" -o "$place/stops/program"
  # In a shell of its own, which says that it was ended.
  if (SWIFT_BACKTRACE=enable=no "$place/stops/program" >/dev/null 2>"$place/stops/swift.errors" || exit 1) 2>/dev/null; then
    echo "import: $file does not end in Swift" >&2
    failed=1
  fi
  grep -qF "$reason" "$place/stops/swift.errors" || { echo "import: $file: Swift does not say '$reason'" >&2; failed=1; }
  "$importer" --map "$place/stops/$name.swift" -o "$place/stops/$name.lua"
  if "$program" "$place/stops/$name.lua" >/dev/null 2>"$place/stops/lua.errors" ||
    ! grep -qE "^[^ ]*/$name\.swift:$line:.* $reason" "$place/stops/lua.errors"; then
    echo "import: $file does not stop at line $line with '$reason'" >&2
    cat "$place/stops/lua.errors" >&2
    failed=1
  else
    echo "import: $file stops where it does in Swift"
  fi
done

mkdir "$place/back"
cp -R Examples/shared "$place/back"
for script in Examples/*.lua "$place"/*.lua; do
  name=$(basename "$script" .lua)
  kind=script
  if [[ $script != Examples/* ]]; then kind=twin; fi
  [[ $name != *_test ]] || continue
  # So many statements have no Swift, and no more. Of the examples: what calls a module of scripts (scenery), is given a
  # class, reads the text of a notification, and what uses what those made. Of the twins: what calls the functions that
  # their import adds, such as contains, and what is declared as nil.
  case $kind/$name in
    script/bottom-sheet) most=7 ;;
    script/constraints) most=8 ;;
    script/expanding-card) most=3 ;;
    script/photo-browser) most=6 ;;
    script/sheet-list) most=16 ;;
    # Besides, a function of a class that is nested in another one.
    script/zoom) most=6 ;;
    # Each call of a function that a property holds.
    */interrupted-push) most=4 ;;
    twin/circle-push) most=2 ;;
    twin/pan-pop) most=1 ;;
    twin/reveal) most=10 ;;
    twin/swipe) most=4 ;;
    twin/tab-slide) most=3 ;;
    twin/zoom) most=7 ;;
    *) most=0 ;;
  esac
  if ! there_and_back "$script"; then
    echo "import: the $kind $name is another one when it comes back from Swift" >&2
    failed=1
  elif [[ $(grep -c ': not in Swift: ' "$place/reports") -gt $most ]]; then
    echo "import: more than $most statements of the $kind $name have no Swift:" >&2
    cat "$place/reports" >&2
    failed=1
  else
    echo "import: the $kind $name comes back from Swift with its trace"
  fi
done

# as_expected FILE FOUND: whether what was found in a file of Swift is what stands beside it. That is the report itself, or a
# line for each rule that has to be broken, with the lines of Swift it may be broken at, and for each that may be.
as_expected() {
  local expected=${1%.swift}.txt rule lines reason found_at
  if ! grep -q '^R-' "$expected"; then
    diff "$expected" "$2"
    return
  fi
  while read -r rule lines reason; do
    [[ $rule != allowed ]] || continue
    found_at=$(sed -nE "s|^$1:([0-9]+): .*\\[$rule\\]\$|\\1|p" "$2")
    if ! awk -v from="${lines%-*}" -v to="${lines#*-}" '$1 >= from && $1 <= to { n = 1 } END { exit !n }' <<<"$found_at"; then
      echo "import: $rule is not found at $1:$lines: $reason" >&2
      return 1
    fi
  done <"$expected"
  for rule in $(sed -nE 's/^[^ ].*: (error|warning|note): .*\[(R-[A-Z-]+)\]$/\2/p' "$2" | sort -u); do
    if ! grep -qE "^(allowed )?$rule " "$expected"; then
      echo "import: $rule is found in $1, where nobody expects it" >&2
      return 1
    fi
  done
}

# The repaired twins are sound. Two have no animator of their own: the system draws them, which is no verdict.
for file in Examples/swift/*.swift; do
  wanted=0 code=0
  [[ $file != */zoom.swift && $file != */interrupted-push.swift ]] || wanted=65
  "$program" check -q "$file" >"$place/found" 2>&1 || code=$?
  if ((code == wanted)) && [[ ! -s $place/found ]]; then
    echo "import: nothing is wrong with $file"
  else
    echo "import: something is found in $file:" >&2
    cat "$place/found" >&2
    failed=1
  fi
done

# What a check finds is named at the lines of Swift.
for file in Examples/swift/as-printed/*.swift; do
  if "$program" check -q "$file" >"$place/found" 2>&1; then
    echo "import: nothing is found in $file" >&2
    failed=1
  elif as_expected "$file" "$place/found"; then
    echo "import: $file is found faulty where it is"
  else
    failed=1
  fi
done

PLAYHEAD=$program $oracles/import/trust.sh || failed=1
$oracles/import/session.py "$program" Sources/Script/ScriptAPI/Documentation.docc/FromSwift.md Examples/swift/bookshelf || failed=1
PLAYHEAD=$program IMPORTER=$importer $oracles/import/large.sh || failed=1

# says_so CODE MESSAGE OPTION...: whether the check of what is read ends with that code, and with that message.
says_so() {
  local code=$1 message=$2 found=0
  mkdir -p "$place/said"
  cat >"$place/said/Card.swift"
  "$program" check "${@:3}" "$place/said/Card.swift" >"$place/found" 2>&1 || found=$?
  if [[ $found -eq $code ]] && grep -qF "$message" "$place/found"; then return; fi
  echo "import: a check ends with $found and not with $code, or does not say '$message':" >&2
  cat "$place/found" >&2
  failed=1
}

# Silence would be taken for a verdict.
says_so 65 'no transition of its own begins in it' <<<'class Card: UIView {}'
says_so 65 'no transition of its own begins in it' --strict <<<'class Card: UIView {}'
says_so 1 'this is not Swift, and is not checked' <<<'class Card: UIView { func f( { }'
exit $failed

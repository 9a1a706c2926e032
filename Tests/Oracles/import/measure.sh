# Measures the import of public projects of Swift: numbers only. Each FOLDER is a checkout of one.
#
# `--causes` lists what is left out, too, by its cause, the most frequent first. A core file names a transition's protocol, its
# context or a presentation controller; a file that several projects have counts once. The core files of a project are
# translated as one program, and its other files are known.
Scripts/lib/build-import
debug_program
importer=$PWD/.build-import/release/playhead-import
[[ -x $importer && ! $PWD/.build-import/debug/playhead-import -nt $importer ]] || importer=$PWD/.build-import/debug/playhead-import
shows_causes=
if [[ ${1-} == --causes ]]; then
  shows_causes=1
  shift
fi
(($#)) || fail 64 "name checkouts: Scripts/oracles import --measure [--causes] FOLDER..."

core='UIViewController(Animated|Interactive|Context)Transitioning|UIViewControllerTransitioningDelegate'
core+='|UIPresentationController|UIPercentDrivenInteractiveTransition'

# One core file a line: a sum of its bytes, its project, its path.
for project in "$@"; do
  { grep -rlE --include='*.swift' "$core" "$project" || true; } | while read -r file; do
    printf '%s\t%s\t%s\n' "$(cksum <"$file" | tr ' ' -)" "$project" "$file"
  done
done | sort -u -k1,1 >"$place/files"

# measure NUMBER PROJECT: its core files as one program, its other files known.
measure() {
  local file files=()
  while IFS= read -r file; do files+=("$file"); done < <(awk -F '\t' -v project="$2" '$2 == project { print $3 }' "$place/files")
  "$importer" --json --with "$2" -o "$place/$1.lua" "${files[@]}" 2>"$place/$1.json" || [[ $? -eq 1 ]]
  # A program of declarations runs to its end; where it is no Lua, that is what the message says.
  local parses=1
  if "$program" "$place/$1.lua" </dev/null 2>&1 | grep -q '\[syntax\]'; then parses=0; fi
  printf '{"parses":%d,"files":%d}\n' "$parses" "${#files[@]}" >>"$place/$1.json"
}
export -f measure
export importer program place
cut -f2 "$place/files" | sort -u | nl -ba -w1 | tr '\t' '\n' | xargs -d '\n' -n 2 -P "$(nproc)" bash -c 'measure "$@"' _

cat "$place"/*.json | awk -v projects="$(cut -f2 "$place/files" | sort -u | wc -l)" '
  function number(name) { return substr($0, index($0, "\"" name "\":") + length(name) + 3) + 0 }
  /^\{"file"/ {
    match($0, /"file":"[^"]*"/); file = substr($0, RSTART, RLENGTH)
    match($0, /"code":"[^"]*"/); code = substr($0, RSTART + 8, RLENGTH - 9)
    if (/"leftOut":true/) { gaps[file]; if (code !~ /absent|overload/) constructs[file] }
  }
  /^\{"statements"/ { statements += number("statements"); left += number("leftOut") }
  /^\{"parses"/ { programs++; parse += number("parses"); files += number("files") }
  END {
    printf "%d projects, %d core files, %d statements\n", projects, files, statements
    printf "statements translated           %5.1f %%  (98 wanted)\n", 100 * (statements - left) / statements
    printf "files without a gap             %5.1f %%  (80 wanted)\n", 100 * (files - length(gaps)) / files
    printf "  or only for names not here    %5.1f %%\n", 100 * (files - length(constructs)) / files
    printf "projects that parse as Lua      %5.1f %%  (100 wanted)\n", 100 * parse / programs
  }'
if [[ $shows_causes ]]; then
  cat "$place"/*.json | sed -nE 's/.*"code":"([^"]*)","message":"(.*)","leftOut":true.*/\1 \2/p' |
    sort | uniq -c | sort -rn
fi

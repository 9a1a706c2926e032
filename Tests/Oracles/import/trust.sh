#!/bin/bash
# Checks small files of Swift, each against its own first lines:
#   // check: silent    nothing is found: no error, no warning
#   // finds: R-TREE    something is found by that rule, and by no other
#   // says: words      standard output or standard error has the words
#   // prints: words    a run of the file prints them
#   // checks: .        what is checked, where that is not the file itself
# An import names what is left out in the words of the check, at the same lines: all of it where it takes along what the files
# reach, and what is of the files themselves where it does not.
# usage: Tests/Oracles/import/trust.sh [FILE.swift | FOLDER]...   all of Sources/Importer/Tests/Trust without any
set -euo pipefail
root=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../..
program=$(readlink -f "${PLAYHEAD:-$root/.build/debug/playhead}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
(($#)) || set -- "$root"/Sources/Importer/Tests/Trust/*

# fails CASE WHY: tells it, with all that was said.
fails() {
  echo "trust: $1: $2" >&2
  cat "$work/said" >&2
  sound=0
}

# notes FILE: its lines about Swift.
notes() { grep -E '^[^ ]+\.swift:[0-9]+:[0-9]+: ' "$1" | sed 's/: not translated: /: /' || true; }

for case in "$@"; do
  name=$(basename "$case" .swift)
  folder=$work/$name
  mkdir "$folder"
  if [[ -d $case ]]; then cp "$case"/* "$folder"; else cp "$case" "$folder"; fi
  # The file that has expectations is the one that is given.
  file=$(cd "$folder" && grep -lE '^// (check|finds|says|prints): ' -- *.swift)
  sound=1
  checked=$(sed -n 's|^// checks: ||p' "$folder/$file")
  (cd "$folder" && "$program" check "${checked:-$file}") >"$work/said" 2>&1 || true
  found=$(sed -nE 's/^[^ ].*: (error|warning): .*\[([A-Za-z-]+)\]$/\2/p' "$work/said" | sort -u | tr '\n' ' ')
  while read -r _ kind words; do
    case $kind in
      check:) if grep -qE '^[^ ].*: (error|warning): ' "$work/said"; then fails "$name" "something is found"; fi ;;
      finds:) if [[ $found != "$words " ]]; then fails "$name" "found is '$found', not '$words'"; fi ;;
      says:) grep -qF -- "$words" "$work/said" || fails "$name" "'$words' is not said" ;;
      prints:)
        (cd "$folder" && "$program" "$file") >"$work/printed" 2>"$work/said" || true
        [[ $(cat "$work/printed") == "$words" ]] || fails "$name" "printed is '$(cat "$work/printed")', not '$words'"
        ;;
    esac
  done < <(grep -E '^// (check|finds|says|prints): ' "$folder/$file")
  # SwiftUI alone is not read by a check.
  for whole in '--reach --harness' ''; do
    if grep -q 'it is SwiftUI alone' "$work/said"; then break; fi
    # shellcheck disable=SC2086
    (cd "$folder" && if [[ $checked == . ]]; then set -- *.swift; else set -- "$file"; fi &&
      "$program" import $whole "$@") >/dev/null 2>"$work/imported" || true
    # The second one is of no file that was brought in, and may miss what that file would tell.
    notes "$work/said" | { if [[ $whole || $checked == . ]]; then cat; else grep "^$file:" || true; fi; } >"$work/notes"
    notes "$work/imported" >"$work/others"
    left=$(diff "$work/notes" "$work/others" | grep "^[<${whole:+>}]" || true)
    [[ ! $left ]] || fails "$name" "an import $whole has other notes: $left"
  done
  if ((sound)); then echo "trust: $name is as it says"; else failed=1; fi
done
exit $failed

#!/bin/bash
# Lays the projects of projects.tsv into a folder, each under its name at its commit: Swift, storyboards and nibs, and what
# tells where a program begins, without what is in it: the repository, Xcode's projects, lists of pods.
# Nothing is fetched: MIRROR has a clone of each, as OWNER+NAME.
# usage: prepare.sh MIRROR FOLDER
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
mirror=${1:?MIRROR} folder=${2:?FOLDER}
while IFS=$'\t' read -r project commit _; do
  [[ $project == \#* || -z $project ]] && continue
  mkdir -p "$folder/$project"
  git -C "$mirror/$project" ls-tree -r --name-only -z "$commit" | grep -z '\.\(swift\|storyboard\|xib\)$' |
    xargs -0 git -C "$mirror/$project" archive "$commit" -- | tar -x -C "$folder/$project"
  mkdir -p "$folder/$project/.git"
  git -C "$mirror/$project" ls-tree -r -t --name-only "$commit" |
    grep -E '(\.(xcodeproj|xcworkspace|podspec)|/(Podfile|Cartfile|project\.yml)|^(Podfile|Cartfile|project\.yml))$' |
    while read -r mark; do mkdir -p "$folder/$project/$mark"; done
done <"$here/${PROJECTS:-projects.tsv}"

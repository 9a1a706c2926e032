# Random layouts by constraints, beside linear programs.
#
# Makes N systems (2,000) of constraints, stack views and lines of the visual format from the seed S (1), has the program lay
# them out by a script, and holds the frames to the least that HiGHS finds at each priority, and reports of conflicts to being
# conflicts. Wrong frames and wrong reports have to be found, too. `--only K` prints the script of system K, and checks that
# one.
words=()
while (($#)); do
  [[ $1 =~ ^--(systems|seed|only)$ ]] || fail 64 "the layout oracle knows --program, --systems, --seed and --only, not '$1'"
  [[ ${2-} =~ ^[0-9]+$ ]] || fail 64 "$1 wants a number, not '${2-}'"
  words+=("$1" "$2")
  shift 2
done
release_program
python_with layout python3 "" scipy==1.17.1 numpy==2.4.6
"$python" $oracles/layout/check.py "$program" ${words[@]+"${words[@]}"}

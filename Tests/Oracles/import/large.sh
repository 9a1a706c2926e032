#!/bin/bash
# Reads what is large and what is broken, all of it made here: a file of 10,000 lines, an app of 2,000 files of which one is no
# Swift, and a reader that is struck down while it reads. Nothing crashes, all Lua parses, and the rest is judged.
# usage: Tests/Oracles/import/large.sh     PLAYHEAD and IMPORTER name the programs
set -euo pipefail
root=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../..
program=$(readlink -f "${PLAYHEAD:-$root/.build/debug/playhead}")
importer=$(readlink -f "${IMPORTER:-$root/.build-import/debug/playhead-import}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache
failed=0

# fails WHAT: tells it, with what was said.
fails() {
  echo "import: large: $1" >&2
  head -c 2000 "$work/said" >&2
  failed=1
}

for i in $(seq 1000); do
  cat <<EOF
class Card$i: UIView {
  var side$i: CGFloat = $i
  func open$i(_ by: CGFloat) {
    let width = by * side$i
    frame = CGRect(x: 0, y: 0, width: width, height: 10)
    if width > 3 {
      alpha = 0.5
    }
  }
}
EOF
done >"$work/Cards.swift"
timeout 120 "$importer" "$work/Cards.swift" -o "$work/Cards.lua" >"$work/said" 2>&1 || fails "10,000 lines are not read"
timeout 120 "$program" "$work/Cards.lua" >"$work/said" 2>&1 || fails "the Lua of 10,000 lines does not run"

# A signal that strikes the reader down costs a declaration, or the file that it is parsing.
"$importer" "$work/Cards.swift" -o "$work/Cards.lua" >"$work/said" 2>&1 &
reader=$!
sleep 0.3
kill -SEGV $reader
code=0
wait $reader || code=$?
((code == 1)) || fails "a reader that is struck down ends with $code"
timeout 120 "$program" "$work/Cards.lua" >"$work/said" 2>&1 || fails "what a struck reader has left does not run"

mkdir -p "$work/App/App.xcodeproj"
for i in $(seq 2000); do
  printf 'import UIKit\nfinal class Screen%d: UIViewController {\n  let follower = "Screen%d"\n}\n' $i $((i + 1)) >"$work/App/Screen$i.swift"
done
printf 'final class Shade: UIView {\n  func fade( { alpha == = 0\n  func ) } ]\n}\n' >"$work/App/Shade.swift"
cat >"$work/App/Fade.swift" <<'EOF'
import UIKit
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  let shade = Shade()
  let screen = Screen7()
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let to = context.view(forKey: .to) {
      to.alpha = 0
      context.containerView.addSubview(to)
    }
    UIView.animate(withDuration: 0.3) {
      context.view(forKey: .to)?.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
EOF
(cd "$work/App" && timeout 120 "$program" check Fade.swift) >"$work/said" 2>&1 || true
grep -q '1 animator' "$work/said" || fails "an animator of an app of 2,000 files is not judged"
if grep -q 'this is not Swift' "$work/said"; then fails "a broken file beside it is blamed"; fi
((failed)) || echo "import: large and broken files are read as they should"
exit $failed

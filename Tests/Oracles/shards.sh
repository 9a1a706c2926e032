# A check in four parts, spread by GNU parallel over two hosts, says what one run says; and with a part missing, which one.
#
# The hosts are two addresses of the loopback range, with an ssh server of their own that ends with this script.
packages=()
command -v parallel >/dev/null || packages+=(parallel)
[[ -x /usr/sbin/sshd ]] || packages+=(openssh-server)
command -v ssh >/dev/null || packages+=(openssh-client)
(install_packages ${packages[@]+"${packages[@]}"}) || exit $exit_unavailable
debug_program

server=
trap '[[ ! $server ]] || kill "$server" 2>/dev/null; rm -rf "$place"' EXIT

ssh-keygen -q -t ed25519 -N '' -f "$place/host"
ssh-keygen -q -t ed25519 -N '' -f "$place/key"
readonly port=$((20000 + $$ % 20000))
cat >"$place/server" <<END
Port $port
ListenAddress 127.0.0.2
ListenAddress 127.0.0.3
HostKey $place/host
AuthorizedKeysFile $place/key.pub
PidFile $place/pid
StrictModes no
UsePAM no
END
cat >"$place/client" <<END
Host one
  HostName 127.0.0.2
Host two
  HostName 127.0.0.3
Host *
  Port $port
  IdentityFile $place/key
  IdentitiesOnly yes
  StrictHostKeyChecking no
  UserKnownHostsFile $place/known
  LogLevel ERROR
END
# Run as root it wants this folder for itself.
((EUID != 0)) || mkdir -p /run/sshd
/usr/sbin/sshd -D -e -f "$place/server" 2>"$place/log" &
server=$!
for ((try = 0; try < 50; try++)); do
  ! ssh -F "$place/client" one true 2>/dev/null || break
  sleep 0.1
done
ssh -F "$place/client" two true || { cat "$place/log" >&2 && fail $exit_unavailable "no ssh server can be started here"; }

report() { "$program" "$@" || (($? == 1)); }
scripts="Examples/as-printed Examples/swipe.lua"

echo "shards: four parts on two hosts"
# shellcheck disable=SC2086 # words
report check $scripts >"$place/whole"
parallel --ssh "ssh -F $place/client" --sshlogin 1/one,1/two --workdir "$PWD" --results "$place/parts/{}" \
  "$program check --shard {}/4 -r json $scripts" ::: 1 2 3 4 >/dev/null || true
parts=("$place"/parts/*)
((${#parts[@]} > 0)) || fail 1 "parallel has run nothing"
files=()
for number in 1 2 3 4; do
  file=$(find "$place/parts" -path "*$number*" -name stdout -print -quit)
  [[ $file ]] || file=$place/parts/$number
  cp "$file" "$place/$number.jsonl"
  files+=("$place/$number.jsonl")
done
report check --merge "${files[@]}" >"$place/joined"
cmp "$place/whole" "$place/joined" || fail 1 "the joined parts are not the bytes of one run"
[[ -s $place/whole ]] || fail 1 "nothing was found at all"

echo "shards: a part that was killed"
# As a host that goes away leaves it.
head -c 400 "$place/3.jsonl" >"$place/cut" && mv "$place/cut" "$place/3.jsonl"
! "$program" check --merge "${files[@]}" >"$place/joined" 2>"$place/errors" || fail 1 "a part that is cut off passes"
grep -q "part 3/4 did not end" "$place/errors" || { cat "$place/errors" && fail 1 "the part is not named"; }
! "$program" check --merge "$place"/{1,2,4}.jsonl >"$place/joined" 2>"$place/errors" || fail 1 "a missing part passes"
grep -q "part 3/4 is missing" "$place/errors" || { cat "$place/errors" && fail 1 "the missing part is not named"; }
echo "shards: the same bytes as in one run"

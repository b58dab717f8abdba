#!/usr/bin/env bash
# A real S3-compatible server for the tests: the Ceph Object Gateway before one monitor and one store in memory.
#
#   s3-server.sh install                  installs the Debian packages that are missing; only root can
#   s3-server.sh start DIR PORT [OWNER]   installs them too, starts it on 127.0.0.1:PORT and returns when it answers
#   s3-server.sh stop DIR                 ends what start has started
#
# DIR is a scratch folder of its own; start empties it. With OWNER, a process id, the server also ends within seconds of that process. The credentials are
# test-key and test-secret. Each bucket of limited-key (with limited-secret) holds 32 MiB at most, the whole server
# 4 GiB, and nothing of it after stop.
# Exit codes: 0 done, 1 it did not start, 2 wrong usage, 3 this machine cannot run it.
set -Eeuo pipefail

usage() { echo "usage: s3-server.sh install | start DIR PORT [OWNER] | stop DIR" >&2; exit 2; }
cannot() { echo "The S3 server cannot run here: $1." >&2; exit 3; }

packages="radosgw ceph-mon ceph-osd ceph-common"

install_packages() {
  if type -P radosgw radosgw-admin ceph-mon ceph-osd monmaptool osdmaptool >/dev/null; then return; fi
  command -v apt-get >/dev/null || cannot "it needs Debian's or Ubuntu's packages $packages"
  [[ $EUID == 0 ]] || cannot "it needs the packages $packages, which only root can install"
  echo "Installing the S3 server's packages ($packages)…" >&2
  local apt=(apt-get -q -o DPkg::Lock::Timeout=120) log
  log=$(mktemp)
  { "${apt[@]}" update && DEBIAN_FRONTEND=noninteractive "${apt[@]}" install -y --no-install-recommends $packages; } \
    >"$log" 2>&1 </dev/null || { tail -n 5 "$log" >&2; cannot "its packages could not be installed"; }
  rm "$log"
}

# Read from the system's table: a trial connection to a free port can end up connected to itself.
listens() { grep -qE ":$(printf %04X "$1") 0+:0000 0A" /proc/net/tcp /proc/net/tcp6 2>/dev/null; }

configure() {
  local fsid monitor=$((port + 1))
  fsid=$(</proc/sys/kernel/random/uuid)
  while listens "$monitor"; do monitor=$((monitor + 1)); done
  monmaptool --create --fsid "$fsid" --addv a "[v1:127.0.0.1:$monitor]" monmap
  # Short proposal intervals: the gateway makes its pools one after the other, and each takes one.
  cat >ceph.conf <<CONF
[global]
fsid = $fsid
monmap = $dir/monmap
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
paxos propose interval = 0.02
paxos min wait = 0.01
mon max pg per osd = 1000
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd crush update on start = false
osd class update on start = false
osd objectstore = memstore
memstore device bytes = 4294967296
run dir = $dir
log file = $dir/log/\$name
admin socket =
pid file =
[mon]
mon data = $dir/mon
[osd]
osd data = $dir/osd
[client]
rgw data = $dir/gateway
rgw override bucket index max shards = 1
rgw frontends = beast endpoint=127.0.0.1:$port
CONF
  # A map that already has the store in it spares registering it.
  osdmaptool -c ceph.conf --createsimple 1 osdmap
  ceph-mon -c ceph.conf -i a --mkfs --monmap monmap --osdmap osdmap
  ceph-osd -c ceph.conf -i 0 --mkfs --osd-uuid "$fsid" --no-mon-config
}

run() {
  setsid "$@" </dev/null >>log/output 2>&1 &
  echo $! >>pids
  disown
}

administer() { timeout 30 radosgw-admin -c ceph.conf -n client.gateway "$@"; }

start() {
  [[ ! -e $dir || -f $dir/ceph.conf || -z $(ls -A "$dir") ]] || { echo "$dir holds something else." >&2; exit 2; }
  stop
  # A server that was just stopped may hold it for a moment.
  local tries=50
  while listens "$port"; do
    ((tries--)) || { echo "Port $port is taken." >&2; exit 1; }
    sleep 0.1
  done
  rm -rf "$dir"
  mkdir -p "$dir"/{log,mon,osd,gateway}
  cd "$dir"
  dir=$PWD
  install_packages
  trap 'tail -n 5 log/setup log/output >&2 || true; stop; echo "The S3 server did not start." >&2; exit 1' ERR
  configure >log/setup 2>&1
  run ceph-mon -c "$dir/ceph.conf" -i a -f
  run ceph-osd -c "$dir/ceph.conf" -i 0 -f
  run radosgw -c "$dir/ceph.conf" -n client.gateway -f
  local deadline=$((SECONDS + 60))
  until listens "$port"; do
    ((SECONDS < deadline))
    sleep 0.05
  done
  {
    administer user create --uid=test --display-name=test --access-key=test-key --secret-key=test-secret
    administer user create --uid=limited --display-name=limited --access-key=limited-key --secret-key=limited-secret
    administer quota set --uid=limited --quota-scope=bucket --max-size=32M
    administer quota enable --uid=limited --quota-scope=bucket
  } >>log/setup 2>&1
  [[ -z $owner ]] || watch
}

watch() {
  setsid bash -c 'while [[ -d /proc/$1 && -f $2/pids ]]; do sleep 2; done; exec bash "$0" stop "$2"' \
    "$script" "$owner" "$dir" </dev/null >/dev/null 2>&1 &
}

# Killed outright, because on any other signal the store would write all it holds to the disk. A number that the
# system has meanwhile given to another process is left alone.
stop() {
  local pid
  [[ -f $dir/pids ]] || return 0
  while read -r pid; do
    if grep -qaF "$dir/ceph.conf" "/proc/$pid/cmdline" 2>/dev/null; then kill -9 "$pid" || true; fi
  done <"$dir/pids"
  rm -f "$dir/pids"
}

script=$(cd "$(dirname "$0")" && pwd)/${0##*/} verb=${1:-} dir=${2:-} port=${3:-} owner=${4:-}
[[ $dir || $verb == install ]] || usage
[[ ! -d $dir ]] || dir=$(cd "$dir" && pwd)
case $verb in
  install) install_packages ;;
  start) [[ $port ]] || usage; start ;;
  stop) stop ;;
  *) usage ;;
esac

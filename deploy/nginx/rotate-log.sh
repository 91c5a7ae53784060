#!/bin/sh
# Begins addresses.log anew, and removes what is older than a week: nothing in it is older than seven
# days (PROXY_LOG_DAYS of data/retention.ts). compose.yml runs it every hour, in the folder of nginx;
# logrotate.conf is for a machine that has logrotate. $1: what makes nginx open its log anew.
set -eu

log=addresses.log
day=$(date +%F)
if [ -f "$log" ] && [ ! -e "$log.$day" ]; then
  mv "$log" "$log.$day"
  ${1:-nginx -p "$PWD/" -c nginx.conf -s reopen}
fi
# After five days and 22 hours: the oldest line of a file is a day older than the newest.
find . -maxdepth 1 -name "$log.*" -mmin +8500 -exec rm -f {} +

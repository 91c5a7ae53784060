#!/bin/sh
# Writes real-ip.conf for the load balancers, CDNs or other proxies in front of nginx, as the
# environment variable TRUSTED_PROXIES names them: addresses and networks, between commas or blanks.
#   TRUSTED_PROXIES=10.0.0.5,10.0.0.6 sh real-ip.sh > real-ip.conf
# Name the proxies themselves, not the whole network that visitors could be in. Without the variable
# nobody's X-Forwarded-For is believed.
set -euf

IFS=', 	
'
byte='([0-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]|25[0-5])'
dotted="$byte(\.$byte){3}"
four="$dotted(/([1-9]|[12][0-9]|3[0-2]))?"
part='[0-9A-Fa-f]{1,4}'
parts="$part(:$part){0,6}"
six="(($part:){7}$part|($part:){6}$dotted|($parts)?::($parts|($part:){0,5}$dotted)?)(/([1-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?"

for proxy in ${TRUSTED_PROXIES:-}; do
  if ! printf '%s\n' "$proxy" | grep -Eqx "$four|$six"; then
    printf 'TRUSTED_PROXIES: expected addresses such as 10.0.0.5 or 10.0.0.0/28, found "%s"\n' "$proxy" >&2
    exit 1
  fi
done

echo '# Written by real-ip.sh from TRUSTED_PROXIES.'
echo '# Whether the request came from one of these, whoever it is for.'
echo 'geo $realip_remote_addr $is_proxy {'
echo '  default 0;'
for proxy in ${TRUSTED_PROXIES:-}; do echo "  $proxy 1;"; done
echo '}'
for proxy in ${TRUSTED_PROXIES:-}; do echo "set_real_ip_from $proxy;"; done
# Read from the right: the first address that is none of these is the visitor's, and what stands left
# of it is the visitor's own word.
echo 'real_ip_header X-Forwarded-For;'
echo 'real_ip_recursive on;'

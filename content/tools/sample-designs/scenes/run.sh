#!/bin/sh
# sh run.sh bottle donuts ...   Environment: SCALE=.4 SPP=.4 for a quick look, ONLY=<shot>,<shot> for some of a scene's shots.
cd "$(dirname "$0")"
for scene in "$@"; do
  PYTHONPATH="${ART_PY:-../.cache/py}:." blender -b --python-use-system-env -noaudio -P "$scene.py" 2>&1 |
    grep -E 'SHOT|Error|File "'
done

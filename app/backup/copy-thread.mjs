/** A thread that computes the SHA-256 of files and copies them. It reads each file only once. */
import { createHash } from "node:crypto";
import { closeSync, constants, copyFileSync, openSync, readSync, writeSync } from "node:fs";
import { parentPort } from "node:worker_threads";

// A larger one does not stay in the processor's cache: copying takes twice as long.
const buffer = Buffer.allocUnsafeSlow(128 * 1024);

parentPort.on("message", ({ from, to }) => {
  try {
    parentPort.postMessage({ sum: readFile(from, to) });
  } catch ({ code, syscall, path, message }) {
    // An error that is sent loses its code.
    parentPort.postMessage({ failure: { code, syscall, path, message } });
  }
});

function readFile(from, to) {
  const hash = createHash("sha256");
  const source = openSync(from);
  let target;
  try {
    if (to !== undefined && !shareBlocks(from, to)) target = openSync(to, "w");
    for (;;) {
      const size = readSync(source, buffer);
      if (size === 0) return hash.digest("hex");
      const bytes = buffer.subarray(0, size);
      hash.update(bytes);
      if (target !== undefined) writeAll(target, bytes);
    }
  } finally {
    closeSync(source);
    if (target !== undefined) closeSync(target);
  }
}

// Some file systems copy without writing.
function shareBlocks(from, to) {
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE_FORCE);
    return true;
  } catch {
    return false;
  }
}

// On a full disk, only part is written, and writing the rest fails with the reason.
function writeAll(file, bytes) {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}

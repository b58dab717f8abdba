import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { buffer, text } from "node:stream/consumers";
import sharp from "sharp";
import { estimateWeight } from "./picture-memory.server";

const EDGE = 360;
const CHILD_SCRIPT = "build/shrink-process.js";

// Only the formats that an order may contain.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
});
sharp.cache(false);

export class ShrinkInterrupted extends Error {}

const open = (original: Buffer) => sharp(original, { limitInputPixels: false, failOn: "error", sequentialRead: true });

/** A WebP thumbnail. `seconds`: time limit, 0 is unlimited. @throws if it is not a picture or takes too much memory */
export async function shrink(original: Buffer, seconds: number): Promise<Buffer> {
  const weight = estimateWeight(await open(original).metadata(), original);
  if (weight === "too heavy") throw new Error("The picture would take too much memory");
  return weight === "heavy" && existsSync(CHILD_SCRIPT)
    ? shrinkInChildProcess(original, seconds)
    : shrinkInThisProcess(original, seconds);
}

export function shrinkInThisProcess(original: Buffer, seconds: number): Promise<Buffer> {
  return open(original)
    .timeout({ seconds: Math.ceil(seconds) })
    .autoOrient()
    .resize({ width: EDGE, height: EDGE, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();
}

async function shrinkInChildProcess(original: Buffer, seconds: number): Promise<Buffer> {
  const child = spawn(process.execPath, [CHILD_SCRIPT, String(seconds)], {
    // Without our secrets; the setting makes glibc return freed memory at once.
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, MALLOC_MMAP_THRESHOLD_: "131072" },
    stdio: ["pipe", "pipe", "pipe"],
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
  });
  // The process may exit before it has read everything; its exit code says why.
  child.stdin.on("error", () => {});
  child.stdin.end(original);
  const ended = once(child, "close").catch((error: Error) => {
    throw new ShrinkInterrupted(error.message);
  });
  const [thumbnail, complaint, [code, signal]] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (signal) throw new ShrinkInterrupted(`ended by ${signal}, after ${seconds} s at most`);
  if (code !== 0) throw new Error(complaint.trim() || "The process that decodes the picture failed");
  return thumbnail;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { buffer, text } from "node:stream/consumers";
import sharp from "sharp";
import { isPdf } from "./detect-image-type.server";
import { renderFirstPage } from "./pdf-page.server";
import { estimateWeight } from "./picture-memory.server";

const THUMBNAIL: Target = { width: 720, height: 720, fit: "inside", format: "webp" };
const PAGE_SCALE = 2;
/** A page is 64 KiB, so this is 256 MB. */
const PDF_MEMORY_PAGES = 4096;
export const UNREADABLE = 65;
const CHILD_SCRIPT = "build/shrink-process.js";

// Only the formats that an order may contain.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
});
sharp.cache(false);

export interface PictureSize {
  width: number;
  height: number;
}

export interface Target extends PictureSize {
  /** With "cover", the picture is cropped to this size, with white instead of transparency. */
  fit: "inside" | "cover";
  format: "webp" | "avif" | "png";
}

const encodings = { webp: { quality: 76 }, avif: { quality: 55, effort: 3 }, png: {} };

export class ShrinkInterrupted extends Error {}

export const wasInterrupted = (error: unknown): boolean =>
  error instanceof ShrinkInterrupted || (error instanceof Error && /timeout/i.test(error.message));

const open = (original: Buffer) => sharp(original, { limitInputPixels: false, failOn: "error", sequentialRead: true });

/**
 * Shrinks a picture or a PDF's first page. `type` decides which, because anyone may upload a photo with a PDF inside.
 * `seconds`: time limit, 0 is unlimited. @throws if the original is neither or takes too much memory
 */
export async function shrink(original: Buffer, type: string, seconds: number, target = THUMBNAIL): Promise<Buffer> {
  const weight = isPdf(type) ? "heavy" : estimateWeight(await open(original).metadata(), original);
  if (weight === "too heavy") throw new Error("The picture would take too much memory");
  // Encoding a large result takes memory, too.
  return (weight === "heavy" || target !== THUMBNAIL) && existsSync(CHILD_SCRIPT)
    ? shrinkInChildProcess(original, type, seconds, target)
    : shrinkInThisProcess(original, type, seconds, target);
}

export async function shrinkInThisProcess(
  original: Buffer,
  type: string,
  seconds: number,
  { width, height, fit, format }: Target,
): Promise<Buffer> {
  const picture = isPdf(type) ? await openFirstPage(original, Math.max(width, height)) : open(original);
  return picture
    .timeout({ seconds: Math.ceil(seconds) })
    .autoOrient()
    .resize({ width, height, fit, withoutEnlargement: true })
    .flatten(fit === "cover" ? { background: "#fff" } : false)
    .toFormat(format, encodings[format])
    .toBuffer();
}

async function openFirstPage(original: Buffer, edge: number) {
  const { data, raw } = await renderFirstPage(original, PAGE_SCALE * edge);
  return sharp(data, { raw });
}

async function shrinkInChildProcess(original: Buffer, type: string, seconds: number, target: Target): Promise<Buffer> {
  const numbers = [original.length, seconds].map(String);
  const command = [`--wasm-max-mem-pages=${PDF_MEMORY_PAGES}`, CHILD_SCRIPT, type, ...numbers, JSON.stringify(target)];
  const child = spawn(process.execPath, command, {
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
  if (code === UNREADABLE) throw new Error(complaint.trim());
  if (code !== 0) throw new ShrinkInterrupted(complaint.trim() || `ended with ${code}`);
  return thumbnail;
}

import type { Metadata } from "sharp";

// Limits: see docs/decisions.md, entry 53.
const MAX_BYTES = 96 * 1024 * 1024;
const MAX_LIGHT_BYTES = 16 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
// How many rows libvips buffers of a picture that it reads from top to bottom (measured).
const BUFFERED_ROWS = 2048;

export function estimateWeight(picture: Metadata, original: Buffer): "light" | "heavy" | "too heavy" {
  if (picture.width * picture.height > MAX_PIXELS) return "too heavy";
  const bytes = estimateBytes(picture, original);
  if (bytes > MAX_BYTES) return "too heavy";
  return bytes > MAX_LIGHT_BYTES ? "heavy" : "light";
}

function estimateBytes({ format, width, height, channels, depth, isProgressive }: Metadata, original: Buffer): number {
  const pixels = width * height;
  const pixelBytes = channels * (depth === "ushort" ? 2 : 1);
  switch (format) {
    case "jpeg":
      // With several scans (libvips calls these progressive), all coefficients are in memory, two bytes each.
      return isProgressive ? pixels * 2 * Math.min(channels, countSamplesPerPixel(original)) : width * pixelBytes * 64;
    case "png":
      return isProgressive ? pixels * pixelBytes * 1.25 : Math.min(height, BUFFERED_ROWS) * width * pixelBytes;
    case "webp":
      return pixels * 4;
    default:
      return pixels * 8;
  }
}

// For example 1.5 with 4:2:0 subsampling (ITU-T T.81, B.2.2). Infinity if the header is unexpected.
function countSamplesPerPixel(jpeg: Buffer): number {
  for (let at = 2; at + 10 < jpeg.length && jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] as number;
    if (marker < 0xc0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xda)) break;
    if (marker > 0xcf || [0xc4, 0xc8, 0xcc].includes(marker)) continue;
    const count = jpeg[at + 9] as number;
    const factors = Array.from({ length: count }, (_, i) => jpeg[at + 11 + 3 * i] ?? 0x11);
    const across = factors.map((factor) => factor >> 4);
    const down = factors.map((factor) => factor & 15);
    const samples = across.reduce((sum, factor, i) => sum + factor * (down[i] as number), 0);
    return samples / (Math.max(...across) * Math.max(...down));
  }
  return Number.POSITIVE_INFINITY;
}

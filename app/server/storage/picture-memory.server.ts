import type { Metadata } from "sharp";

/** The most memory that decoding a picture may take (docs/decisions.md). */
const MAX_BYTES = 96 * 1024 * 1024;
/** The most memory for a picture that the server decodes itself. */
const MAX_LIGHT_BYTES = 16 * 1024 * 1024;
/** A picture with more pixels takes too long, whatever memory it needs. */
const MAX_PIXELS = 50_000_000;
/** Rows that libvips keeps of a picture that it reads from top to bottom (measured). */
const BUFFERED_ROWS = 2048;

/** Estimates from its header how much memory a picture takes while it is shrunk. */
export function estimateWeight(picture: Metadata, original: Buffer): "light" | "heavy" | "too heavy" {
  if (picture.width * picture.height > MAX_PIXELS) return "too heavy";
  const bytes = estimateBytes(picture, original);
  if (bytes > MAX_BYTES) return "too heavy";
  return bytes > MAX_LIGHT_BYTES ? "heavy" : "light";
}

/** An upper bound, measured for each format with pictures of 24 to 50 megapixels. */
function estimateBytes({ format, width, height, channels, depth, isProgressive }: Metadata, original: Buffer): number {
  const pixels = width * height;
  const pixelBytes = channels * (depth === "ushort" ? 2 : 1);
  switch (format) {
    case "jpeg":
      // With several scans (libvips calls each of these progressive), all coefficients are kept, two bytes each.
      return isProgressive ? pixels * 2 * Math.min(channels, countSamplesPerPixel(original)) : width * pixelBytes * 64;
    case "png":
      return isProgressive ? pixels * pixelBytes * 1.25 : Math.min(height, BUFFERED_ROWS) * width * pixelBytes;
    case "webp":
      return pixels * 4;
    default:
      return pixels * 8;
  }
}

/**
 * Samples of a JPEG per pixel, all components together: 1.5 where colors are halved both ways (ITU-T T.81, B.2.2).
 * Infinity if the header has anything unexpected. The metadata only says whether any component is subsampled.
 */
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

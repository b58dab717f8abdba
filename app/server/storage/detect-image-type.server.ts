/**
 * The image type that a file's first bytes say it is, or null. Signatures: JPEG (ISO/IEC 10918-1, SOI and a marker),
 * PNG (W3C PNG, section 5.2), GIF (87a, 89a), WebP (RFC 9649, section 2.4).
 * @param bytes at least the first 12 bytes of the file, when it has as many
 */
export function detectImageType(bytes: Buffer): "image/jpeg" | "image/png" | "image/gif" | "image/webp" | null {
  const ascii = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (ascii(0, 6) === "GIF87a" || ascii(0, 6) === "GIF89a") return "image/gif";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "image/webp";
  return null;
}

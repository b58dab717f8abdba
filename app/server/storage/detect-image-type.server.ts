/** Needs 12 bytes. Signatures: JPEG (ISO/IEC 10918-1), PNG (W3C PNG, 5.2), GIF (87a, 89a), WebP (RFC 9649, 2.4). */
export function detectImageType(bytes: Buffer): "image/jpeg" | "image/png" | "image/gif" | "image/webp" | null {
  const ascii = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (ascii(0, 6) === "GIF87a" || ascii(0, 6) === "GIF89a") return "image/gif";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "image/webp";
  return null;
}

export const isPdf = (type: string) => type === "application/pdf";

const MAX_NAME_BYTES = 255;
/** A file system allows 255 bytes, which the timestamp and the suffix of an incomplete file share. */
const MAX_KEY_BYTES = 200;
const MAX_EXTENSION_BYTES = 20;

const encoder = new TextEncoder();
const countBytes = (text: string) => encoder.encode(text).length;

/** The name that the customer gets. Browsers send a quote as %22 (HTML standard, multipart/form-data). */
export function createDeliveredName(name: string): string {
  return shorten(name.replaceAll("%22", '"').normalize("NFC").trim(), MAX_NAME_BYTES) || "file";
}

export function createDeliveryKey(number: string, timestamp: number, name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}\\/:*?"'`<>|#%]/gu, "_").replace(/\s+/g, " ");
  // The file storage keeps incomplete files under this ending.
  return `${number}/delivery/${timestamp}-${shorten(safe, MAX_KEY_BYTES)}`.replace(/\.part$/, ".part_");
}

/** Keeps the extension. */
function shorten(name: string, maxBytes: number): string {
  if (countBytes(name) <= maxBytes) return name;
  const dot = name.lastIndexOf(".");
  const extension = dot > 0 && countBytes(name.slice(dot)) <= MAX_EXTENSION_BYTES ? name.slice(dot) : "";
  let stem = "";
  let bytes = countBytes(extension);
  for (const sign of name) {
    bytes += countBytes(sign);
    if (bytes > maxBytes) break;
    stem += sign;
  }
  return stem.trimEnd() + extension;
}

import { shortenFileName } from "./shorten-file-name";

const MAX_NAME_BYTES = 255;
// File systems allow 255 bytes for the key, the timestamp and the ending of an incomplete file.
const MAX_KEY_BYTES = 200;

/** Browsers send a quote as %22 (HTML standard, multipart/form-data). */
export function createDownloadName(name: string): string {
  return shortenFileName(name.replaceAll("%22", '"').normalize("NFC").trim(), MAX_NAME_BYTES) || "file";
}

export function createKeyName(timestamp: number, name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}\\/:*?"'`<>|#%]/gu, "_").replace(/\s+/g, " ");
  // The file storage keeps incomplete files under this ending.
  return `${timestamp}-${shortenFileName(safe, MAX_KEY_BYTES)}`.replace(/\.part$/, ".part_");
}

export function getThumbnailKey(path: string): string {
  return `thumbs/720/${path}.webp`;
}

/** All thumbnails of a file. Earlier versions stored smaller ones, which are still there. */
export const listThumbnailKeys = (path: string): string[] => [getThumbnailKey(path), `thumbs/${path}.webp`];

import { isPdf } from "#app/server/storage/detect-image-type.server";
import { limits } from "../model/packages";

const MAX_AVIF_BYTES = 1024 * 1024;
const MAX_PDF_BYTES = 50 * 1024 * 1024;

/** Limited, because making a thumbnail reads the whole file into memory. */
export function canPreview({ type, size }: { type: string; size: number }): boolean {
  if (isPdf(type)) return size <= MAX_PDF_BYTES;
  return size <= limits.photoBytes && (limits.photoTypes as readonly string[]).includes(type);
}

/** The server reads no AVIF, but browsers show one themselves. Limited, because the whole file is loaded. */
export const isShownByBrowser = ({ type, size }: { type: string; size: number }): boolean =>
  type === "image/avif" && size <= MAX_AVIF_BYTES;

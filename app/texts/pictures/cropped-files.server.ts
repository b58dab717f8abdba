import type { CroppedFile } from "../../server/storage/shrink-stored.server";

const NARROW = 480;

/** The files of a cropped picture, by the last part of their addresses. The widest WebP file is the picture itself. */
export function listCroppedFiles(path: string, width: number): (CroppedFile & { name: string })[] {
  const base = path.replace(/\.webp$/, "");
  return (["avif", "webp"] as const).flatMap((format) => [
    { name: `${NARROW}.${format}`, path: `${base}-${NARROW}.${format}`, width: NARROW, format },
    { name: `${width}.${format}`, path: `${base}.${format}`, width, format },
  ]);
}

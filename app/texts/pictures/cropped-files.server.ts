import type { CroppedFile } from "../../server/storage/shrink-stored.server";

const NARROW = 480;

/** The files of a cropped picture, the narrow ones first. The wide WebP file is the picture itself. */
export function listCroppedFiles(path: string, width: number): CroppedFile[] {
  const base = path.replace(/\.webp$/, "");
  return (["avif", "webp"] as const).flatMap((format) => [
    { path: `${base}-${NARROW}.${format}`, width: NARROW, format },
    { path: `${base}.${format}`, width, format },
  ]);
}

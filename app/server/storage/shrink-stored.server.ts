import { Readable } from "node:stream";
import sharp from "sharp";
import type { Services } from "../services.server";
import { detectImageType } from "./detect-image-type.server";
import { UploadRefused } from "./incoming-file.server";
import { shrink } from "./shrink.server";
import { readWhole } from "./thumbnails.server";

export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;
/** The longer side of a stored picture, in pixels. */
const EDGE = 1200;

type PictureServices = Pick<Services, "storage" | "thumbnails" | "log" | "env">;

/** Replaces a stored original with the smaller WebP picture that pages show. @throws UploadRefused */
export function shrinkStored({ storage, thumbnails, log, env }: PictureServices, path: string) {
  // One at a time, because many originals would fill the memory.
  return thumbnails.inTurn(async () => {
    const original = await readWhole(await storage.get(path));
    const type = detectImageType(original);
    if (!type || !pictureTypes.some((accepted) => accepted === type)) throw new UploadRefused("type");
    const webp = await shrink(original, type, env.THUMBNAIL_SECONDS, EDGE).catch((error) => {
      log.info({ err: error, path }, "picture could not be read");
      throw new UploadRefused("type");
    });
    const { width, height } = await sharp(webp).metadata();
    await storage.put(path, Readable.from([webp], { objectMode: false }), { type: "image/webp" });
    return { width, height, size: webp.length };
  });
}

import { Readable } from "node:stream";
import sharp from "sharp";
import type { Services } from "../services.server";
import { detectImageType } from "./detect-image-type.server";
import { UploadRefused } from "./incoming-file.server";
import { type PictureSize, shrink, type Target } from "./shrink.server";
import { readWhole } from "./thumbnails.server";

export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;

const usual = { width: 1200, height: 1200, fit: "inside", format: "webp" } as const;

type PictureServices = Pick<Services, "storage" | "thumbnails" | "log" | "env">;

/** A file that is made of a cropped picture, as wide as the picture or narrower. */
export interface CroppedFile {
  path: string;
  width: number;
  format: "avif" | "webp";
}

/** Replaces a stored original with the smaller WebP picture that pages show. @throws UploadRefused */
export function shrinkStored(services: PictureServices, path: string) {
  return decodeStored(services, path, async (original, type) => {
    const webp = await render(services, original, type, usual);
    const { width, height } = await sharp(webp).metadata();
    await put(services, path, webp, usual.format);
    return { width, height, size: webp.length };
  });
}

/** Makes files of a stored original, cropped to a size. One of them may replace it. @throws UploadRefused */
export function cropStored(services: PictureServices, path: string, size: PictureSize, files: readonly CroppedFile[]) {
  return decodeStored(services, path, async (original, type) => {
    // Without loss, and of the whole picture only once: the files are encoded from it.
    const cropped = await render(services, original, type, { ...size, fit: "cover", format: "png" });
    const { width, height } = await sharp(cropped).metadata();
    if (width < size.width || height < size.height) throw new UploadRefused("small");
    const sizes = new Map<string, number>();
    for (const file of files) {
      const target = { width: file.width, height: Math.round((height * file.width) / width) };
      const bytes = await render(services, cropped, "image/png", { ...target, fit: "cover", format: file.format });
      await put(services, file.path, bytes, file.format);
      sizes.set(file.path, bytes.length);
    }
    return { ...size, size: sizes.get(path) ?? 0 };
  });
}

function decodeStored<Made>(
  { storage, thumbnails }: PictureServices,
  path: string,
  make: (original: Buffer, type: string) => Promise<Made>,
) {
  // One at a time, because many originals would fill the memory.
  return thumbnails.inTurn(async () => {
    const original = await readWhole(await storage.get(path));
    const type = detectImageType(original);
    if (!type || !pictureTypes.some((accepted) => accepted === type)) throw new UploadRefused("type");
    return make(original, type);
  });
}

const render = ({ log, env }: PictureServices, original: Buffer, type: string, target: Target) =>
  shrink(original, type, env.THUMBNAIL_SECONDS, target).catch((error) => {
    log.info({ err: error }, "picture could not be read");
    throw new UploadRefused("type");
  });

const put = ({ storage }: PictureServices, path: string, bytes: Buffer, format: CroppedFile["format"]) =>
  storage.put(path, Readable.from([bytes], { objectMode: false }), { type: `image/${format}` });

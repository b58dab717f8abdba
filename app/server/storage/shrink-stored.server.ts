import { Readable } from "node:stream";
import sharp from "sharp";
import type { Services } from "../services.server";
import { detectImageType } from "./detect-image-type.server";
import { type IncomingFile, UploadRefused } from "./incoming-file.server";
import { type PictureSize, shrink, type Target, wasInterrupted } from "./shrink.server";
import { type StoreRules, storeIncomingFile } from "./store-incoming-file.server";
import { type FileTable, removeFiles } from "./stored-files.server";
import { readWhole } from "./thumbnails.server";

export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;

const usual = { width: 1200, height: 1200, fit: "inside", format: "webp" } as const;

export type PictureServices = Pick<Services, "db" | "storage" | "thumbnails" | "log" | "env">;

export interface CroppedFile {
  path: string;
  width: number;
  format: "avif" | "webp";
}

/** Stores a picture that waits undecoded, because many originals would fill the memory. @throws UploadRefused */
export async function storePicture<Made extends object>(
  services: PictureServices,
  files: FileTable,
  file: IncomingFile,
  { make, ...rules }: StoreRules & { make(path: string): Promise<Made> },
) {
  const { id, path } = await storeIncomingFile(services, files, file, rules);
  try {
    return { id, ...(await make(path)) };
  } catch (error) {
    await removeFiles(services, files, [{ id }]);
    throw file.signal.aborted ? new UploadRefused("cut") : error;
  }
}

/** @throws UploadRefused */
export function shrinkStored(services: PictureServices, path: string) {
  return decodeStored(services, path, async (original, type) => {
    const webp = await render(services, original, type, usual);
    const { width, height } = await sharp(webp).metadata();
    await put(services, path, webp, usual.format);
    return { width, height, size: webp.length };
  });
}

/** One of the files may replace the original. @throws UploadRefused */
export function cropStored(services: PictureServices, path: string, size: PictureSize, files: readonly CroppedFile[]) {
  return decodeStored(services, path, async (original, type) => {
    // The whole picture is cropped only once, without loss. The files are encoded from the crop.
    const cropped = await render(services, original, type, { ...size, fit: "cover", format: "png" });
    const { width, height } = await sharp(cropped).metadata();
    if (width < size.width || height < size.height) throw new UploadRefused("small");
    const sizes = new Map<string, number>();
    for (const file of files) {
      const target = { width: file.width, height: Math.round((height * file.width) / width) };
      const encoded = { ...target, fit: "cover", format: file.format } as const;
      // The crop is ours and readable, so a failure is not the file's fault.
      const bytes = await render(services, cropped, "image/png", encoded, "interrupted");
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
  return thumbnails.inTurn(async () => {
    const original = await readWhole(await storage.get(path));
    const type = detectImageType(original);
    if (!type || !pictureTypes.some((accepted) => accepted === type)) throw new UploadRefused("type");
    return make(original, type);
  });
}

const render = (
  { log, env }: PictureServices,
  original: Buffer,
  type: string,
  target: Target,
  failure: UploadRefused["reason"] = "type",
) =>
  shrink(original, type, env.THUMBNAIL_SECONDS, target).catch((error) => {
    const reason = wasInterrupted(error) ? "interrupted" : failure;
    if (reason === "interrupted") log.warn({ err: error }, "picture not processed");
    else log.info({ err: error }, "picture could not be read");
    throw new UploadRefused(reason);
  });

const put = ({ storage }: PictureServices, path: string, bytes: Buffer, format: CroppedFile["format"]) =>
  storage.put(path, Readable.from([bytes], { objectMode: false }), { type: `image/${format}` });

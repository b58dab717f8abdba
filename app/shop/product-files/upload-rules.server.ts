import type { AttachedFile } from "#app/files/staged-file";
import type { FileRules, RefusedFile } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { type UploadKind, uploadField, uploadLimits } from "../model/upload-limits";
import { removeStagedFiles, storeFile } from "./product-uploads.server";
import { removePictures, type StoredPicture, storePicture } from "./store-picture.server";

/** Call them only for admins. */
export function createPictureRules(context: RequestContext, maxCount: number): FileRules<StoredPicture> {
  return {
    field: uploadField,
    maxCount,
    maxBytes: uploadLimits.pictureBytes,
    store: (file) => storePicture(context, file),
    discard: (pictures) => removePictures(context, pictures),
  };
}

export function createFileRules(context: RequestContext, productId: string): FileRules<AttachedFile> {
  return {
    field: uploadField,
    maxCount: 1,
    maxBytes: uploadLimits.fileBytes,
    store: (file) => storeFile(context, productId, file),
    discard: (files) => removeStagedFiles(context, productId, files),
  };
}

const reasons: Partial<Record<RefusedFile["reason"], string>> = {
  empty: "The file is empty.",
  cut: "The connection dropped.",
  full: "Our storage is full. Please try again once there’s room.",
};

export function describeRefused({ name, reason }: RefusedFile, kind: UploadKind): string {
  if (reason === "count")
    return kind === "pages" ? `A product has at most ${uploadLimits.pages} inside pages.` : "Please choose one file.";
  if (reason === "size") return `${name} is larger than ${kind === "file" ? "2 GB" : "20 MB"}.`;
  if (reason === "type") return `We can’t read ${name}. Please choose a JPG, PNG or WebP picture.`;
  return `Failed to upload ${name}. ${reasons[reason] ?? "Please choose it again."}`;
}

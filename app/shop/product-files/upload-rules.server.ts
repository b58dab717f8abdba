import { describeRefusedFile } from "#app/files/describe-refused";
import type { AttachedFile } from "#app/files/staged-file";
import type { FileRules, RefusedFile } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { type UploadKind, uploadField, uploadLimits } from "../model/upload-limits";
import { removeStagedFiles, storeFile } from "./product-uploads.server";
import { removePictures, type StoredPicture, storeProductPicture } from "./store-picture.server";

/** Only for admins. */
export function createPictureRules(context: RequestContext, maxCount: number): FileRules<StoredPicture> {
  return {
    fields: [uploadField],
    maxCount,
    maxBytes: uploadLimits.pictureBytes,
    store: (file) => storeProductPicture(context, file),
    discard: (pictures) => removePictures(context, pictures),
  };
}

export function createFileRules(context: RequestContext, productId: string): FileRules<AttachedFile> {
  return {
    fields: [uploadField],
    maxCount: 1,
    maxBytes: uploadLimits.fileBytes,
    store: (file) => storeFile(context, productId, file),
    discard: (files) => removeStagedFiles(context, productId, files),
  };
}

export function describeRefused(refused: RefusedFile, kind: UploadKind): string {
  if (refused.reason === "count" && kind === "pages")
    return `A product has at most ${uploadLimits.pages} inside pages.`;
  return describeRefusedFile(refused, kind === "file" ? "2 GB" : "20 MB");
}

import type { FileRules, ReceivedForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { discardFile, type StoredDownload, storeFile } from "./store-file.server";
import { discardPictures, type StoredPicture, storePicture } from "./store-picture.server";
import { uploadField, uploadLimits } from "./upload-limits";

/** Call them only for admins. */
export function createPictureRules(context: RequestContext, maxCount: number): FileRules<StoredPicture> {
  return {
    field: uploadField,
    maxCount,
    maxBytes: uploadLimits.pictureBytes,
    store: (file) => storePicture(context, file),
    discard: (stored) =>
      discardPictures(
        context,
        stored.map(({ id }) => id),
      ),
  };
}

export function createFileRules(context: RequestContext, productId: string): FileRules<StoredDownload> {
  return {
    field: uploadField,
    maxCount: 1,
    maxBytes: uploadLimits.fileBytes,
    store: (file) => storeFile(context, productId, file),
    discard: async (stored) => {
      for (const { storagePath } of stored) await discardFile(context, storagePath);
    },
  };
}

type Refused = ReceivedForm["refused"][number];

const reasons: Partial<Record<Refused["reason"], string>> = {
  empty: "The file is empty.",
  cut: "The connection broke off.",
  full: "The storage is full. It can be uploaded once there is room again.",
};

export function describeRefused({ name, reason }: Refused, isPicture: boolean): string {
  if (reason === "count") return `A product has at most ${uploadLimits.pages} inside pages.`;
  if (reason === "size") return `${name} is larger than ${isPicture ? "20 MB" : "2 GB"}.`;
  if (reason === "type") return `${name} cannot be read. Please choose a JPG, PNG or WebP picture.`;
  return `Failed to upload ${name}. ${reasons[reason] ?? "Please choose it again."}`;
}

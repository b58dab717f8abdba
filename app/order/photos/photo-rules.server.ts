import type { FileRules, RefusedFile } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { UploadRefused } from "#app/server/storage/incoming-file.server";
import { fields, type OrderProblem } from "../model/form-state";
import { limits } from "../model/packages";
import { refusalMessages } from "../model/photo-check";
import { type CountBytes, removePhotos, type StoredPhoto, storePhoto } from "./stored-photos.server";

const MAX_NAME_LENGTH = 200;
/** Counting each part of a file would take a statement every few milliseconds. */
const BYTES_AT_ONCE = 1024 * 1024;

export function createPhotoRules(context: RequestContext, maxCount: number = limits.photos): FileRules<StoredPhoto> {
  const { clientIp, env, limiter } = context;
  const bytesPerHour = env.UPLOAD_MB_PER_HOUR * 1024 * 1024;
  const createByteCount = (): CountBytes => {
    let waiting = 0;
    return async (bytes) => {
      waiting += bytes ?? 0;
      if (waiting === 0 || (waiting < BYTES_AT_ONCE && bytes !== null)) return;
      const amount = waiting;
      waiting = 0;
      if (!(await limiter.allows("upload bytes", clientIp, bytesPerHour, amount))) throw new UploadRefused("volume");
    };
  };
  return {
    fields: [fields.photos],
    maxCount,
    maxBytes: limits.photoBytes,
    async store(file) {
      if (!(await limiter.allows("upload", clientIp, env.UPLOADS_PER_HOUR))) throw new UploadRefused("rate");
      const name = file.name.slice(0, MAX_NAME_LENGTH).toWellFormed();
      return storePhoto(context, { ...file, name }, createByteCount());
    },
    discard: (photos) => removePhotos(context, photos),
  };
}

const reasons: Record<RefusedFile["reason"], string> = {
  ...refusalMessages,
  cut: "The connection dropped. Please try again.",
  rate: "We got a lot of pictures from your network in the past hour. Please wait a few minutes and try again.",
  volume:
    "We got a lot of large pictures from your network in the past hour. Please try again later, or send the form without this one.",
  storage: "Please try again.",
  full: "Our storage is full right now. Please try again later, or send the form without this one.",
  count: "",
  small: "",
  interrupted: "",
};

export function describeRefusedPhoto({ name, reason }: RefusedFile, max: number = limits.photos): OrderProblem {
  const description =
    reason === "count"
      ? `You can attach up to ${max} pictures. We left out the rest.`
      : `Failed to upload ${name}. ${reasons[reason]}`;
  return { field: "photos", title: reason === "count" ? "Too Many Pictures" : "Error", description };
}

export function describeExpiredPhotos(count: number): OrderProblem {
  const what = count === 1 ? "One picture" : `${count} pictures`;
  const description = `${what} timed out before you sent the form. Please attach ${count === 1 ? "it" : "them"} again.`;
  return { field: "photos", title: "Error", description };
}

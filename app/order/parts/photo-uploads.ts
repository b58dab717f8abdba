import { paths } from "#app/paths";
import { FileUploads } from "#app/ui/uploads/file-uploads";
import { sendFile } from "#app/ui/uploads/send-file";
import { type AttachedPhoto, fields, type UploadResult } from "../model/form-state";
import { limits } from "../model/packages";
import { checkFiles } from "../model/photo-check";

export function createPhotoUploads(stored: AttachedPhoto[], max: number = limits.photos): FileUploads {
  return new FileUploads(stored, {
    check: (files, count) => checkFiles(files, max - count, max),
    send: (file, onProgress, signal) =>
      sendFile({ address: paths.orderUploads, field: fields.photos, file }, readResult, onProgress, signal),
    remove: removeStoredPhoto,
    preview: true,
  });
}

function readResult(answer: unknown): { stored: AttachedPhoto } | { problem: string } | null {
  const result = answer as UploadResult | null;
  if (typeof result?.ok !== "boolean") return null;
  return result.ok ? { stored: result.photo } : { problem: result.description };
}

/** Ignores errors: the server removes unused photos after a day. */
function removeStoredPhoto(id: string): void {
  fetch(paths.orderUploadRemove, { method: "POST", body: new URLSearchParams({ id }), keepalive: true }).catch(
    () => {},
  );
}

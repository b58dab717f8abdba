import { paths } from "#app/paths";
import { type AttachedPhoto, fields, type UploadResult } from "../form/form-state";

/** The server does not accept the file; trying again would not help. */
export class FileRejectedError extends Error {}

/** @throws FileRejectedError, AbortError, or an Error whose message is for the visitor or empty */
export function uploadPhoto(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<AttachedPhoto> {
  return new Promise((resolve, reject) => {
    // fetch does not report upload progress.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const result = readResult(request.responseText);
      if (result?.ok) resolve(result.photo);
      else if (request.status === 422) reject(new FileRejectedError(result?.description ?? ""));
      else reject(new Error(result?.description ?? ""));
    };
    request.onerror = () => reject(new Error(""));
    request.onabort = () => reject(new DOMException("Upload canceled", "AbortError"));
    request.onloadend = () => signal.removeEventListener("abort", abort);
    request.open("POST", paths.orderUploads);
    const body = new FormData();
    body.append(fields.photos, file, file.name);
    request.send(body);
  });
}

/** Ignores errors: the server removes unused photos after a day. */
export function removeStoredPhoto(id: string): void {
  fetch(paths.orderUploadRemove, { method: "POST", body: new URLSearchParams({ id }), keepalive: true }).catch(
    () => {},
  );
}

function readResult(text: string): UploadResult | null {
  try {
    const result = JSON.parse(text);
    return typeof result?.ok === "boolean" ? result : null;
  } catch {
    return null;
  }
}

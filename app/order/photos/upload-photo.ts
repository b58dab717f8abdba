import { paths } from "#app/paths";
import { type AttachedPhoto, fields, type UploadResult } from "../form/form-state";

/** The server has looked at the file and will not have it: another try would end the same. */
export class FileRefused extends Error {}

/**
 * Sends one photo. XMLHttpRequest, because fetch does not tell how far an upload is.
 * @param onPart called with the part that is sent, 0 to 1
 * @throws FileRefused, or an Error with the sentence to show (empty when there is none); AbortError when `signal` ended it
 */
export function uploadPhoto(file: File, onPart: (part: number) => void, signal: AbortSignal): Promise<AttachedPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onPart(total ? loaded / total : 0);
    request.onload = () => {
      const result = readResult(request.responseText);
      if (result?.ok) resolve(result.photo);
      else if (request.status === 422) reject(new FileRefused(result?.description ?? ""));
      else reject(new Error(result?.description ?? ""));
    };
    request.onerror = () => reject(new Error(""));
    request.onabort = () => reject(new DOMException("Taken back", "AbortError"));
    request.onloadend = () => signal.removeEventListener("abort", abort);
    request.open("POST", paths.orderUploads);
    const body = new FormData();
    body.append(fields.photos, file, file.name);
    request.send(body);
  });
}

/** Takes a stored photo back. When this fails, the server removes it by itself a day later. */
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

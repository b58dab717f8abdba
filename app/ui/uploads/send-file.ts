/** The server does not accept the file; trying again would not help. */
export class FileRejectedError extends Error {}

/**
 * @param read returns what the server stored, or its message for the user, or null for a response of another server
 * @throws FileRejectedError, AbortError, or an Error whose message is for the user or empty
 */
export function sendFile<Stored>(
  { address, field, file }: { address: string; field: string; file: File },
  read: (answer: unknown, status: number) => { stored: Stored } | { problem: string } | null,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Stored> {
  return new Promise((resolve, reject) => {
    // fetch does not report upload progress.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const result = read(parseJson(request.responseText), request.status);
      if (result && "stored" in result) resolve(result.stored);
      else if (request.status === 422) reject(new FileRejectedError(result?.problem ?? ""));
      else reject(new Error(result?.problem ?? ""));
    };
    request.onerror = () => reject(new Error(""));
    request.onabort = () => reject(new DOMException("Upload canceled", "AbortError"));
    request.onloadend = () => signal.removeEventListener("abort", abort);
    request.open("POST", address);
    const body = new FormData();
    body.append(field, file, file.name);
    request.send(body);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

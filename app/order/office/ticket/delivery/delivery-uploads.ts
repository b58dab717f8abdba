import { deliveryFields, deliveryLimits, refusalTexts } from "#app/order/model/delivery-limits";
import { paths } from "#app/paths";
import { type AttachedFile, FileUploads } from "#app/ui/uploads/file-uploads";
import { sendFile } from "#app/ui/uploads/send-file";

export type StageResult = { ok: true; file: AttachedFile } | { ok: false; description: string };

const sessionEnded = "Not uploaded, because your session has ended. Sign in again in another tab, then try again.";

/** The files of an order's next delivery, each uploaded by a request of its own. */
export function createDeliveryUploads(number: string, stored: AttachedFile[]): FileUploads {
  const address = paths.adminDeliveryFiles(number);
  return new FileUploads(stored, {
    check: checkFiles,
    send: (file, onProgress, signal) =>
      sendFile({ address, field: deliveryFields.files, file }, readResult, onProgress, signal),
    // The server removes files that nobody delivers after a day.
    remove: (id) => {
      const body = new URLSearchParams({ [deliveryFields.removed]: id });
      fetch(address, { method: "POST", body, keepalive: true }).catch(() => {});
    },
  });
}

/** @param count how many files the form has already */
export function checkFiles<File extends { name: string; size: number }>(
  files: File[],
  count: number,
): { accepted: File[]; messages: string[] } {
  const messages: string[] = [];
  const fitting = files.filter(({ name, size }) => {
    const reason = size === 0 ? refusalTexts.empty : size > deliveryLimits.fileBytes ? refusalTexts.size : null;
    if (reason) messages.push(`Failed to upload ${name}. ${reason}`);
    return reason === null;
  });
  const accepted = fitting.slice(0, Math.max(0, deliveryLimits.files - count));
  const surplus = fitting.slice(accepted.length).map(({ name }) => name);
  if (surplus.length > 0)
    messages.push(`You can deliver ${deliveryLimits.files} files at most. Left out: ${surplus.join(", ")}.`);
  return { accepted, messages };
}

function readResult(answer: unknown, status: number): { stored: AttachedFile } | { problem: string } | null {
  if (status === 401) return { problem: sessionEnded };
  const result = answer as StageResult | null;
  if (typeof result?.ok !== "boolean") return null;
  return result.ok ? { stored: result.file } : { problem: result.description };
}

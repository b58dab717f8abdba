import { paths } from "#app/paths";
import { type AttachedFile, storedFileFields, uploadField, uploadLimits } from "#app/shop/model/upload-limits";
import { FileUploads } from "#app/ui/uploads/file-uploads";
import { sendFile } from "#app/ui/uploads/send-file";
import type { StageResult } from "./stage";

const sessionEnded = "Not uploaded, because your session has ended. Sign in again in another tab, then try again.";

/** The file of a product's next version, uploaded by a request of its own. */
export function createFileUploads(productId: string): FileUploads {
  const address = paths.adminProductFile(productId);
  return new FileUploads([], {
    check: checkFile,
    send: (file, onProgress, signal) => sendFile({ address, field: uploadField, file }, readResult, onProgress, signal),
    // The server removes files that become no version after a day.
    remove: (id) => {
      const body = new URLSearchParams({ [storedFileFields.removed]: id });
      fetch(address, { method: "POST", body, keepalive: true }).catch(() => {});
    },
  });
}

function checkFile(files: File[]): { accepted: File[]; messages: string[] } {
  const [file] = files;
  if (!file) return { accepted: [], messages: [] };
  if (files.length > 1) return { accepted: [], messages: ["Please choose one file. Put several into a ZIP archive."] };
  if (file.size === 0) return { accepted: [], messages: [`Failed to upload ${file.name}. The file is empty.`] };
  if (file.size > uploadLimits.fileBytes) return { accepted: [], messages: [`${file.name} is larger than 2 GB.`] };
  return { accepted: [file], messages: [] };
}

function readResult(answer: unknown, status: number): { stored: AttachedFile } | { problem: string } | null {
  if (status === 401) return { problem: sessionEnded };
  const result = answer as StageResult | null;
  if (typeof result?.ok !== "boolean") return null;
  return result.ok ? { stored: result.file } : { problem: result.description };
}

import { FileUploads } from "../ui/uploads/file-uploads";
import { sendFile } from "../ui/uploads/send-file";
import { type AttachedFile, type StageResult, stagedFileFields } from "./staged-file";

const sessionEnded = "Not uploaded, because your session has ended. Sign in again in another tab, then try again.";

interface StagedUploads extends Pick<FileUploads["rules"], "check" | "single"> {
  address: string;
  field: string;
}

export function createStagedUploads(
  { address, field, ...rules }: StagedUploads,
  stored: AttachedFile[] = [],
): FileUploads {
  return new FileUploads(stored, {
    ...rules,
    send: (file, onProgress, signal) => sendFile({ address, field, file }, readResult, onProgress, signal),
    // The server removes files that nothing takes after a day.
    remove: (id) => {
      const body = new URLSearchParams({ [stagedFileFields.removed]: id });
      fetch(address, { method: "POST", body, keepalive: true }).catch(() => {});
    },
  });
}

function readResult(answer: unknown, status: number): { stored: AttachedFile } | { problem: string } | null {
  if (status === 401) return { problem: sessionEnded };
  const result = answer as StageResult | null;
  if (typeof result?.ok !== "boolean") return null;
  return result.ok ? { stored: result.file } : { problem: result.description };
}

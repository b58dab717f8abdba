import { formatSize } from "../../server/mail/format-size";
import type { UploadedFile } from "./file-uploads";

/** "3.1 MB, 40%", or what went wrong. */
export function describeUpload({ state, size, percent, problem }: UploadedFile): string {
  if (state === "failed") return problem ?? "";
  const how = { waiting: "waiting", sending: `${percent}%`, stored: "uploaded" }[state];
  return [formatSize(size), how].filter(Boolean).join(", ");
}

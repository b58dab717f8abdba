import type { UploadedFile } from "./file-uploads";

/** "3.1 MB, 40%", or what went wrong. */
export function describeUpload({ state, percent, problem }: UploadedFile, size: string): string {
  if (state === "failed") return problem ?? "";
  const how = { waiting: "waiting", sending: `${percent}%`, stored: "uploaded" }[state];
  return [size, how].filter(Boolean).join(", ");
}

import type { RefusedFile } from "../server/forms/form.server";

const reasons: Partial<Record<RefusedFile["reason"], string>> = {
  empty: "The file is empty.",
  cut: "The connection dropped.",
  full: "Our storage is full. Please try again once there’s room.",
};

/** Says why a file was not stored. `limit`: such as "20 MB". */
export function describeRefusedFile({ name, reason }: RefusedFile, limit: string): string {
  if (reason === "count") return "Please choose one file.";
  if (reason === "size") return `${name} is larger than ${limit}.`;
  if (reason === "type") return `We can’t read ${name}. Please choose a JPG, PNG or WebP picture.`;
  return `Failed to upload ${name}. ${reasons[reason] ?? "Please choose it again."}`;
}

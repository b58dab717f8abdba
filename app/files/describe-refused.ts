import type { RefusedFile } from "../server/forms/form.server";
import type { PictureSize } from "../server/storage/shrink.server";

const reasons: Partial<Record<RefusedFile["reason"], string>> = {
  empty: "The file is empty.",
  cut: "The connection dropped.",
  full: "Our storage is full. Try again once there’s room.",
};

/** Says why a file was not stored. `limit`: such as "20 MB". `least`: how large a picture has to be, in pixels. */
export function describeRefusedFile({ name, reason }: RefusedFile, limit: string, least?: PictureSize): string {
  if (reason === "count") return "Choose one file.";
  if (reason === "size") return `${name} is larger than ${limit}.`;
  if (reason === "type") return `We can’t read ${name}. Choose a JPG, PNG or WebP picture.`;
  if (reason === "small" && least)
    return `${name} is smaller than ${least.width} × ${least.height} pixels. Choose a larger picture.`;
  if (reason === "interrupted")
    return `We couldn’t process ${name} right now. Try again. If it happens again, choose a smaller picture.`;
  return `Failed to upload ${name}. ${reasons[reason] ?? "Choose it again."}`;
}

import { limits } from "./packages";

interface SelectedFile {
  name: string;
  size: number;
  type: string;
}

export const refusalMessages = {
  type: "It isn’t a JPG, PNG, WebP or GIF picture.",
  size: "It’s larger than 20 MB.",
  empty: "The file is empty.",
} as const;

/** @param capacity how many more photos the form may have, of at most `max` */
export function checkFiles<File extends SelectedFile>(
  files: File[],
  capacity: number,
  max: number = limits.photos,
): { accepted: File[]; messages: string[] } {
  const accepted: File[] = [];
  const surplus: string[] = [];
  const messages: string[] = [];
  for (const file of files) {
    const reason = getRefusalReason(file);
    if (reason) messages.push(`Failed to upload ${file.name}. ${reason}`);
    else if (accepted.length < capacity) accepted.push(file);
    else surplus.push(file.name);
  }
  if (surplus.length > 0) messages.push(`You can attach up to ${max} pictures. We left out ${surplus.join(", ")}.`);
  return { accepted, messages };
}

function getRefusalReason({ size, type }: SelectedFile): string | null {
  // The type is empty if the browser does not know the file's extension.
  if (type && !limits.photoTypes.some((allowed) => allowed === type)) return refusalMessages.type;
  if (size > limits.photoBytes) return refusalMessages.size;
  return size === 0 ? refusalMessages.empty : null;
}

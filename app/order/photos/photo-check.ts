import { limits } from "../packages";

/** What the browser says of a chosen file. */
interface Chosen {
  name: string;
  size: number;
  type: string;
}

/** Why a photo is not taken, whoever looks at it first: the browser or the server. */
export const refusals = {
  type: "It is not a JPG, PNG, WebP or GIF picture.",
  size: "It is larger than 20 MB.",
  empty: "The file is empty.",
} as const;

/**
 * Sorts out what the server would refuse anyway, before anything is sent. A hint only: the server looks at the bytes.
 * @param room how many more photos fit
 */
export function checkFiles<File extends Chosen>(files: File[], room: number): { taken: File[]; refused: string[] } {
  const taken: File[] = [];
  const surplus: string[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const reason = refuse(file);
    if (reason) refused.push(`Failed to upload ${file.name}. ${reason}`);
    else if (taken.length < room) taken.push(file);
    else surplus.push(file.name);
  }
  if (surplus.length > 0)
    refused.push(`You can attach ${limits.photos} photos at most. Left out: ${surplus.join(", ")}.`);
  return { taken, refused };
}

function refuse({ size, type }: Chosen): string | null {
  // No type: the browser does not know the ending. The server will.
  if (type && !limits.photoTypes.some((allowed) => allowed === type)) return refusals.type;
  if (size > limits.photoBytes) return refusals.size;
  return size === 0 ? refusals.empty : null;
}

/** "3.1 MB", "640 KB"; nothing where the size is not known. */
export function formatSize(bytes: number): string {
  if (bytes <= 0) return "";
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`;
}

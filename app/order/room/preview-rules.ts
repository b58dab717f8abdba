import { limits } from "../packages";

/** Making a thumbnail reads the whole picture into memory. */
export function canPreview({ type, size }: { type: string; size: number }): boolean {
  return size <= limits.photoBytes && (limits.photoTypes as readonly string[]).includes(type);
}

const MAX_EXTENSION_BYTES = 20;

const encoder = new TextEncoder();
const countBytes = (text: string) => encoder.encode(text).length;

/** `suffix` goes before the extension, and is never cut. */
export function shortenFileName(name: string, maxBytes: number, suffix = ""): string {
  const dot = name.lastIndexOf(".");
  const extension = dot > 0 && countBytes(name.slice(dot)) <= MAX_EXTENSION_BYTES ? name.slice(dot) : "";
  const stem = extension ? name.slice(0, dot) : name;
  const end = suffix + extension;
  if (countBytes(stem + end) <= maxBytes) return stem + end;
  let shortened = "";
  let bytes = countBytes(end);
  for (const character of stem) {
    bytes += countBytes(character);
    if (bytes > maxBytes) break;
    shortened += character;
  }
  return shortened.trimEnd() + end;
}

import { shortenFileName } from "./shorten-file-name";

const MAX_BYTES = 255;

/** Names that every system can unpack, without repetition: the second `a.png` becomes `a (2).png`. */
export function toZipNames(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const name = cleanName(given);
    for (let copy = 1; ; copy++) {
      const candidate = shortenFileName(name, MAX_BYTES, copy === 1 ? "" : ` (${copy})`);
      const key = candidate.normalize("NFC").toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return candidate;
    }
  });
}

function cleanName(name: string): string {
  return (
    name
      .toWellFormed()
      .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
      .replace(/[\\/:*?"<>|]/g, "_")
      .replace(/^\.+$|[. ]+$/, "") || "file"
  );
}

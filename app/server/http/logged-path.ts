const MAX_LENGTH = 200;
// Ids are shorter than keys; slugs may be as long, but have no capital letters.
const KEY = /[^/]{40,}/g;
const MIN_KEY_LENGTH = 40;
const EMAIL = /[^/]*(?:@|%40)[^/]*/gi;

export function toLoggedPath(address = ""): string {
  const path = (address.split("?", 1)[0] as string).slice(0, MAX_LENGTH);
  if (path.length < MIN_KEY_LENGTH && !/@|%40/.test(path)) return path;
  return path.replace(KEY, (part) => (/[A-Z_.]/.test(part) ? "…" : part)).replace(EMAIL, "…");
}

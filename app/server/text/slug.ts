/** "menu-and-prices" for "Menu & Prices!" of at most `limit` letters. Empty for a text without letters and digits. */
export function createSlug(text: string, limit: number): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, limit).replace(/^-+|-+$/g, "");
}

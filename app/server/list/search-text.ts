/** The text that a search looks through: lowercase, one value per line. */
export function joinSearchText(values: readonly (string | null)[]): string {
  return values.filter(Boolean).join("\n").toLowerCase();
}

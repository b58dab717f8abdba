/** What a search looks through: lower case, one value a line. */
export function joinSearchText(values: readonly (string | null)[]): string {
  return values.filter(Boolean).join("\n").toLowerCase();
}

export function describeSkipped({ duplicates, invalid }: { duplicates: number; invalid: number }): string {
  const parts = [
    duplicates > 0 && `${duplicates} ${duplicates === 1 ? "duplicate" : "duplicates"}`,
    invalid > 0 && `${invalid} invalid ${invalid === 1 ? "address" : "addresses"}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(" and ")} skipped.` : "";
}

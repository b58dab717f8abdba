export function describeKeptFor(months: string): string {
  const count = Number(months);
  if (count === 0) return "until we delete them";
  const [amount, unit] = count % 12 === 0 ? [count / 12, "year"] : [count, "month"];
  return `for ${amount} ${unit}${amount === 1 ? "" : "s"}, or until we delete them`;
}

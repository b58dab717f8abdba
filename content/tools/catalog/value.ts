/** A number that is NaN stands for the errors of a spreadsheet. */
export type Value = string | number | boolean | null;
export type Argument = Value | Value[][];

/** An empty cell equals both 0 and "". Any text is greater than any number. */
export function compare(left: Value, right: Value): number {
  if (typeof left === "string" || typeof right === "string") {
    if (typeof left === "number") return -1;
    if (typeof right === "number") return 1;
    return toText(left).toLowerCase().localeCompare(toText(right).toLowerCase(), "en");
  }
  return toNumber(left) - toNumber(right);
}

export const toValue = (argument: Argument): Value => (Array.isArray(argument) ? (argument[0]?.[0] ?? null) : argument);

export function toNumber(value: Value): number {
  return Number(value ?? 0);
}

export const toText = (value: Value): string =>
  value === null ? "" : typeof value === "boolean" ? String(value).toUpperCase() : String(value);

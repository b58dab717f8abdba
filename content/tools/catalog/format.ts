import type { Value } from "./value";

const DAY_MS = 86_400_000;
const SERIAL_OF_1970 = 25_569;

export const toSerial = (date: Date): number => date.getTime() / DAY_MS + SERIAL_OF_1970;
export const fromSerial = (serial: number): Date => new Date(Math.round((serial - SERIAL_OF_1970) * DAY_MS));

/** Writes a value as the number formats of our workbooks show it. */
export function formatValue(value: Value, format = "General"): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "string") return value;
  const [positive = "", negative, zero] = format.split(";");
  if (value === 0 && zero !== undefined) return zero.replaceAll('"', "");
  if (value < 0 && negative) return negative.replace(/General|[$#0,.%]+/, "") + formatValue(-value, positive);
  if (/[dmy]/.test(positive.replace(/"[^"]*"/g, ""))) return formatDate(fromSerial(value), positive);
  if (positive === "General") return String(Number(value.toPrecision(11)));
  const match = /^([^#0]*)([#0,]+(?:\.(0+))?)(%?)(.*)$/.exec(positive);
  if (!match) throw new Error(`unknown format ${format}`);
  const [, before = "", digits = "", decimals = "", percent = "", after = ""] = match;
  const shown = (percent ? value * 100 : value).toLocaleString("en-US", {
    minimumFractionDigits: decimals.length,
    maximumFractionDigits: decimals.length,
    useGrouping: digits.includes(","),
  });
  return `${before}${shown}${percent}${after}`.replaceAll('"', "").replace(/^\$-/, "-$");
}

function formatDate(date: Date, format: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
  const parts: Record<string, string> = {
    dddd: part({ weekday: "long" }),
    ddd: part({ weekday: "short" }),
    d: part({ day: "numeric" }),
    mmmm: part({ month: "long" }),
    mmm: part({ month: "short" }),
    m: part({ month: "numeric" }),
    yyyy: part({ year: "numeric" }),
  };
  return format.replace(/dddd|ddd|d|mmmm|mmm|m|yyyy/g, (name) => parts[name] ?? name);
}

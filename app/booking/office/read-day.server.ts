import { Temporal } from "temporal-polyfill";

export function readDay(text: string): Temporal.PlainDate | null {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

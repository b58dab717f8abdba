import { countInWords } from "#app/server/text/count-in-words";

const HOUR = 60;

/** Whole hours from two on. */
export function getLength(minutes: number): { count: number; unit: "minutes" | "hours" } {
  const isInHours = minutes >= 2 * HOUR && minutes % HOUR === 0;
  return isInHours ? { count: minutes / HOUR, unit: "hours" } : { count: minutes, unit: "minutes" };
}

export function describeLength(minutes: number): string {
  const { count, unit } = getLength(minutes);
  return `${count} ${unit}`;
}

export function shortenLength(minutes: number): string {
  const { count, unit } = getLength(minutes);
  return `${count} ${unit === "minutes" ? "min" : unit}`;
}

export function describeLengths(all: readonly number[]): string {
  const lengths = [...new Set(all)].sort((a, b) => a - b).map(getLength);
  const list = new Intl.ListFormat("en-US", { type: "disjunction" });
  const parts = (["minutes", "hours"] as const).flatMap((unit) => {
    const words = lengths.filter((length) => length.unit === unit).map(({ count }) => countInWords(count));
    return words.length > 0 ? [`${list.format(words)} ${unit}`] : [];
  });
  const text = parts.join(parts.some((part) => part.includes(" or ")) ? ", or " : " or ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

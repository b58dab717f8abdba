import type { OpenHours } from "#drizzle/schema/values";
import { CELL_MINUTES } from "../model/cells";

const DAY_MINUTES = 24 * 60;
const MAX_INTERVALS = 12;
const OPEN_HOURS_LIMIT = 300;

export type ParsedHours = { hours: OpenHours[] } | { problem: string };

const EXAMPLE = "Enter hours such as 9\u00a0AM – 12\u00a0PM, 1\u00a0PM – 5\u00a0PM.";

/** Reads "9 AM – 12 PM, 1 PM – 5 PM", "9-12, 13-17" and the like. An empty text or "closed" means no hours. */
export function parseOpenHours(text: string): ParsedHours {
  if (text.length > OPEN_HOURS_LIMIT) return { problem: `Use at most ${OPEN_HOURS_LIMIT} characters.` };
  if (/^\s*(closed|off|none)?\s*$/i.test(text)) return { hours: [] };
  const hours: OpenHours[] = [];
  for (const part of text.split(/[,;\n]|\band\b/i).filter((part) => part.trim())) {
    const [from = "", to = "", ...rest] = part.split(/-|–|—|\bto\b/i);
    const end = parseTime(to);
    const start = end && parseStart(from, end);
    if (!start || !end || rest.length > 0) return { problem: EXAMPLE };
    const interval = { start: start.minute, end: end.minute || DAY_MINUTES };
    if (interval.start >= interval.end)
      return { problem: `${part.trim()} ends before it begins. ${end.half ? "" : "Is AM or PM missing?"}`.trim() };
    if (interval.start % CELL_MINUTES || interval.end % CELL_MINUTES)
      return { problem: `Use times in steps of ${CELL_MINUTES} minutes.` };
    hours.push(interval);
  }
  hours.sort((a, b) => a.start - b.start);
  if (hours.length === 0) return { problem: EXAMPLE };
  if (hours.length > MAX_INTERVALS) return { problem: `Use at most ${MAX_INTERVALS} time ranges.` };
  if (hours.some(({ start }, index) => start < (hours[index - 1]?.end ?? 0)))
    return { problem: "Two of these time ranges overlap." };
  return { hours };
}

interface ClockTime {
  minute: number;
  half: "a" | "p" | null;
}

/** "2:30 PM", "2 pm", "14:30", "14", or "24:00" for midnight. */
export function parseTime(text: string): ClockTime | null {
  const [, hourText, minuteText = "0", halfText] =
    /^\s*(\d{1,2})(?::(\d{2}))?(?::00)?\s*(?:([ap])\.?\s*m\.?)?\s*$/i.exec(text) ?? [];
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  const half = (halfText?.toLowerCase() ?? null) as ClockTime["half"];
  if (hourText === undefined || minute > 59) return null;
  if (half)
    return hour < 1 || hour > 12 ? null : { minute: ((hour % 12) + (half === "p" ? 12 : 0)) * 60 + minute, half };
  return hour > 24 || (hour === 24 && minute > 0) ? null : { minute: (hour % 24) * 60 + minute, half };
}

/** In "1 – 5 PM" the first time is also PM; in "9 – 5 PM" it cannot be. */
function parseStart(text: string, end: ClockTime): ClockTime | null {
  const start = parseTime(text);
  if (!start || start.half || !end.half) return start;
  const sameHalf = parseTime(`${text} ${end.half}m`);
  return sameHalf && sameHalf.minute < (end.minute || DAY_MINUTES) ? sameHalf : start;
}

export const formatOpenHours = (hours: readonly OpenHours[]): string => shortenHours(formatStoredHours(hours));

/** "9 AM" instead of "9:00 AM". */
export const shortenHours = (text: string): string => text.replaceAll(/:00(?= [AP]M)/g, "");

/** The form that histories contain, with minutes. */
export function formatStoredHours(hours: readonly OpenHours[]): string {
  return hours.map(({ start, end }) => `${formatClockTime(start)} – ${formatClockTime(end)}`).join(", ");
}

function formatClockTime(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

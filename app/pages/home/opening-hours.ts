const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

type Day = (typeof days)[number];

/** `opens` and `closes` are HH:MM. */
export interface OpeningHours {
  days: readonly Day[];
  opens: string;
  closes: string;
}

const time = String.raw`(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\.?`;
const line = new RegExp(String.raw`^(\S+?)(?:\s*(?:to|-|–)\s*(\S+?))?[,:]?\s+${time}\s*(?:to|-|–)\s*${time}$`, "i");

/** Reads lines such as "Sat 10 AM - 1:30 PM". Other lines, such as "By appointment", are for people only. */
export function parseOpeningHours(text: string): OpeningHours[] {
  return text.split("\n").flatMap((each) => {
    const [, first = "", last = first, ...clock] = line.exec(each.trim()) ?? [];
    const from = findDay(first);
    const to = findDay(last);
    const [opens, closes] = [readTime(clock.slice(0, 3)), readTime(clock.slice(3))];
    if (from < 0 || to < from || !opens || !closes || opens >= closes) return [];
    return [{ days: days.slice(from, to + 1), opens, closes }];
  });
}

/** Accepts short forms, such as "Mon" and "Thurs.". */
function findDay(text: string): number {
  const start = text.toLowerCase().replace(/\.$/, "");
  return start.length < 3 ? -1 : days.findIndex((day) => day.toLowerCase().startsWith(start));
}

function readTime([hour, minute = "00", half]: (string | undefined)[]): string | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (!(hours >= 1 && hours <= 12 && minutes < 60)) return null;
  const shift = half?.toLowerCase() === "p" ? 12 : 0;
  return `${String((hours % 12) + shift).padStart(2, "0")}:${minute}`;
}

/** One invented week. Every chart and table is computed from it, so that their sums agree. */
export const days = [
  { day: "Mon", inquiries: 8, booked: 3 },
  { day: "Tue", inquiries: 6, booked: 2 },
  { day: "Wed", inquiries: 9, booked: 4 },
  { day: "Thu", inquiries: 7, booked: 3 },
  { day: "Fri", inquiries: 10, booked: 4 },
  { day: "Sat", inquiries: 5, booked: 2 },
  { day: "Sun", inquiries: 3, booked: 1 },
];

export const hours = [1, 0, 0, 0, 0, 1, 2, 3, 3, 2, 2, 2, 4, 2, 1, 2, 2, 3, 4, 5, 4, 3, 1, 1];

export const isOpen = (hour: number) => hour >= 9 && hour < 17;

/** Bookings per week; the last one is this week. */
export const weeks = [9, 11, 10, 13, 14, 16, 15, 19];

export const sources = [
  { name: "Website form", inquiries: 17 },
  { name: "Missed call", inquiries: 14 },
  { name: "Text", inquiries: 11 },
  { name: "Email", inquiries: 6 },
];

export const waiting = [
  { what: "A refund question", why: "has waited since Tuesday" },
  { what: "A quote", why: "is above the limit you set" },
  { what: "A complaint", why: "came in, and those always go to you" },
];

export const inquiries = sum(days.map((day) => day.inquiries));
export const mostInADay = Math.max(...days.map((day) => day.inquiries));
export const busiestHour = hours.indexOf(Math.max(...hours));
export const booked = sum(days.map((day) => day.booked));
export const whileClosed = sum(hours.filter((_, hour) => !isOpen(hour)));
export const inTheEvening = sum(hours.slice(17, 22));

/** "This week", "Last week", "3 weeks ago": `index` counts from the oldest. */
export function formatWeek(index: number): string {
  const ago = weeks.length - 1 - index;
  return ago === 0 ? "This week" : ago === 1 ? "Last week" : `${ago} weeks ago`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

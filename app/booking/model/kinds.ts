import type { OpenHours } from "#drizzle/schema/values";
import type { RuleNumbers } from "./rule-fields";

/** How a call happens. For "phone" we call the visitor, so the form requires a number. */
export type MeetingPlace = { type: "phone" } | { type: "video"; url: string } | { type: "address"; address: string };

/** The office may change all of this later. Times are in minutes, 1 is Monday. */
export interface FirstRules extends RuleNumbers {
  weekdays: readonly number[];
  hours: readonly OpenHours[];
}

interface Kind {
  id: string;
  name: string;
  description: string;
  place: MeetingPlace;
  firstRules: FirstRules;
}

const phone: MeetingPlace = { type: "phone" };

const usualRules = {
  stepMinutes: 30,
  bufferBefore: 0,
  bufferAfter: 15,
  noticeMinutes: 4 * 60,
  horizonDays: 30,
  dailyLimit: 8,
  weeklyLimit: 0,
  weekdays: [1, 2, 3, 4, 5],
  hours: [
    { start: 9 * 60, end: 12 * 60 },
    { start: 13 * 60, end: 17 * 60 },
  ],
};

/** A new kind gets its rows of `meeting_kinds` and `weekly_hours` at the next start. */
export const meetingKinds = [
  {
    id: "audit",
    name: "Free AI audit",
    description: "Tell us what eats your week. We’ll tell you what can run by itself and what shouldn’t.",
    place: phone,
    firstRules: { ...usualRules, minutes: 15 },
  },
  {
    id: "strategy",
    name: "Strategy call",
    description: "Bring one goal, such as more bookings or fewer no-shows. You leave with the next three steps.",
    place: phone,
    firstRules: { ...usualRules, minutes: 30 },
  },
  {
    id: "project",
    name: "Project call",
    description: "You know what you want built. We settle scope, timing and price.",
    place: phone,
    firstRules: { ...usualRules, minutes: 30 },
  },
] as const satisfies readonly Kind[];

export type KindId = (typeof meetingKinds)[number]["id"];

export function isKindId(text: string): text is KindId {
  return meetingKinds.some(({ id }) => id === text);
}

/** @param kinds null is every kind */
export function isForKind({ kinds }: { kinds: readonly string[] | null }, kind: KindId): boolean {
  return kinds === null || kinds.includes(kind);
}

export function listKindNames(ids: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(ids.map(getKindName));
}

export function getKindName(id: string): string {
  return meetingKinds.find((kind) => kind.id === id)?.name ?? "Meeting";
}

export function getKindPlace(id: string): MeetingPlace {
  return meetingKinds.find((kind) => kind.id === id)?.place ?? phone;
}

import type { MeetingPlace, OpenHours } from "#drizzle/schema/values";
import type { RuleNumbers } from "./rule-fields";

export type { MeetingPlace };

export interface MeetingKind {
  id: string;
  name: string;
  description: string;
  place: MeetingPlace;
  isOffered: boolean;
}

/** The office may change these later. Times are in minutes, 1 is Monday. */
export interface FirstRules extends RuleNumbers {
  weekdays: readonly number[];
  hours: readonly OpenHours[];
}

interface FirstKind extends Omit<MeetingKind, "isOffered"> {
  firstRules: FirstRules;
}

const phone: MeetingPlace = { type: "phone" };

export const usualRules = {
  minutes: 30,
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

/** Until the office changes them. The next start adds their rows of `meeting_kinds` and `weekly_hours`. */
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
    description: "Bring one goal. You leave with the next three steps.",
    place: phone,
    firstRules: { ...usualRules, minutes: 30 },
  },
  {
    id: "project",
    name: "Project call",
    description: "You know what you want built. We go over scope, timing and price.",
    place: phone,
    firstRules: { ...usualRules, minutes: 30 },
  },
] as const satisfies readonly FirstKind[];

/** Ids are part of addresses and field names. */
const idPattern = /^[a-z0-9][a-z0-9-]{0,40}$/;

export function readKindId(text: string | null): string | null {
  return text !== null && idPattern.test(text) ? text : null;
}

/** @param kinds null means every kind */
export function isForKind({ kinds }: { kinds: readonly string[] | null }, kind: string): boolean {
  return kinds === null || kinds.includes(kind);
}

export function listKindNames(kinds: readonly MeetingKind[], ids: readonly string[]): string {
  const names = ids.map((id) => kinds.find((kind) => kind.id === id)?.name ?? getFirstName(id));
  return new Intl.ListFormat("en-US").format(names);
}

/** @param kindName null if an earlier version stored the booking */
export const getBookedName = (kindId: string, kindName: string | null): string => kindName ?? getFirstName(kindId);

export function getBookedPlace({ kindId, place }: { kindId: string; place: MeetingPlace | null }): MeetingPlace {
  return place ?? meetingKinds.find(({ id }) => id === kindId)?.place ?? phone;
}

/** @param name empty if the kind no longer exists */
export const describeNotOffered = (name: string) =>
  `We no longer offer ${name ? `“${name}”` : "this kind of booking"}.`;

function getFirstName(id: string): string {
  return meetingKinds.find((kind) => kind.id === id)?.name ?? "Meeting";
}

/** How a call happens. For "phone" we call the visitor, so the form requires a number. */
export type MeetingPlace = { type: "phone" } | { type: "video"; url: string } | { type: "address"; address: string };

interface Kind {
  id: string;
  name: string;
  description: string;
  place: MeetingPlace;
}

const phone: MeetingPlace = { type: "phone" };

/** Lengths and rules are in the table `meeting_kinds`, which the office edits. */
export const meetingKinds = [
  {
    id: "audit",
    name: "Free AI audit",
    description: "Tell us what eats your week. We’ll tell you what can run by itself and what shouldn’t.",
    place: phone,
  },
  {
    id: "strategy",
    name: "Strategy call",
    description: "Bring one goal, such as more bookings or fewer no-shows. You leave with the next three steps.",
    place: phone,
  },
  {
    id: "project",
    name: "Project call",
    description: "You know what you want built. We settle scope, timing and price.",
    place: phone,
  },
] as const satisfies readonly Kind[];

export type KindId = (typeof meetingKinds)[number]["id"];

export function isKindId(text: string): text is KindId {
  return meetingKinds.some(({ id }) => id === text);
}

export function getKindName(id: string): string {
  return meetingKinds.find((kind) => kind.id === id)?.name ?? "Meeting";
}

export function getKindPlace(id: string): MeetingPlace {
  return meetingKinds.find((kind) => kind.id === id)?.place ?? phone;
}

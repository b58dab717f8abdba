/** Lengths and rules are in the table `meeting_kinds`, which the office edits. */
export const meetingKinds = [
  {
    id: "audit",
    name: "Free AI audit",
    description: "Tell us what eats your week. We’ll tell you what can run by itself and what shouldn’t.",
  },
  {
    id: "strategy",
    name: "Strategy call",
    description: "Bring one goal, such as more bookings or fewer no-shows. You leave with the next three steps.",
  },
  {
    id: "project",
    name: "Project call",
    description: "You know what you want built. We settle scope, timing and price.",
  },
] as const;

export type KindId = (typeof meetingKinds)[number]["id"];

export function isKindId(text: string): text is KindId {
  return meetingKinds.some(({ id }) => id === text);
}

export function getKindName(id: string): string {
  return meetingKinds.find((kind) => kind.id === id)?.name ?? "Meeting";
}

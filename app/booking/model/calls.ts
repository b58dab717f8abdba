import { type Call, noCall } from "#app/server/text/call";
import { describeLength, describeLengths, getLength, shortenLength } from "./describe-length";
import { type MeetingKind, meetingKinds } from "./kinds";

export type KindWithLength = MeetingKind & { minutes: number };

/** The kinds of a new site, for which texts are written. */
export type CallName = (typeof meetingKinds)[number]["id"];
export type Calls = Readonly<Record<CallName, Call>>;

export const describeCalls = (kinds: readonly KindWithLength[]): Calls =>
  Object.fromEntries(meetingKinds.map(({ id }) => [id, describeCall(kinds, id)])) as Calls;

/** If the kind isn't offered, the first offered kind replaces it and is named "call". */
export function describeCall(kinds: readonly KindWithLength[], id: string): Call {
  const offered = kinds.filter(({ isOffered }) => isOffered);
  const own = offered.find((kind) => kind.id === id);
  const [minutes] = [own, ...offered].flatMap((kind) => kind?.minutes ?? []);
  if (minutes === undefined) return noCall;
  return {
    name: own ? nameInSentence(own.name) : noCall.name,
    nameWithLength: nameWithLength({ name: own?.name ?? noCall.name, minutes }),
    length: describeLength(minutes),
    shortLength: shortenLength(minutes),
    lengthInWords: describeLengths([minutes]),
    minutes,
    button:
      id === audit.id && own?.name === audit.name ? "Get Your Free Automation Audit" : "Book Your Free Consultation",
  };
}

const [audit] = meetingKinds;

export function nameWithLength({ name, minutes }: { name: string; minutes: number }): string {
  const { count, unit } = getLength(minutes);
  return `${count}-${unit.slice(0, -1)} ${nameInSentence(name)}`;
}

/** "Free AI audit" is "AI audit", "Strategy call" is "strategy call"; "Growth Review" keeps its capital letters. */
export function nameInSentence(name: string): string {
  const bare = name.replace(/^free\s+(?=\S)/i, "");
  const [first = "", ...rest] = bare.split(" ");
  const isPlainWord = /^\p{Lu}\p{Ll}+$/u.test(first) && !rest.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return isPlainWord ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}

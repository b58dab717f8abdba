import { choiceLabels, hourOptions, isChoice, readChoice } from "#app/notifications/choices";
import { mayOpen, readRights } from "#app/office-rights";
import type { NotificationKind } from "#app/server/feature.server";
import type { Flash } from "#app/server/http/flash.server";
import type { AccountRow } from "../lock-accounts.server";

/** Texts, so that edits merge field by field: the choice for each kind of notification, and the hour of the summary. */
export type ChoiceTexts = Record<string, string>;
export type Kinds = Readonly<Record<string, NotificationKind>>;
export type ChosenColumns = Pick<AccountRow, "notifications" | "summaryHour">;

export const HOUR_FIELD = "summary_hour";
const PREFIX = "notify_";

export const isChoiceField = (name: string): boolean => name === HOUR_FIELD || name.startsWith(PREFIX);

export const getChoiceField = (kind: string) => PREFIX + kind;

export interface RefusedChoices {
  title: string;
  choices: ChoiceTexts;
  shown: ChoiceTexts;
  errors: Record<string, string>;
  compared: { label: string; text: string }[];
  toast?: Flash;
}

export function listKindsOf(kinds: Kinds, { role, rights }: Pick<AccountRow, "role" | "rights">) {
  const user = { role, rights: readRights(rights) };
  return Object.entries(kinds)
    .filter(([, { group }]) => mayOpen(user, group))
    .map(([kind, { label }]) => ({ name: getChoiceField(kind), label }));
}

/** Also has kinds that the person may not open now. */
export const toChoiceTexts = (kinds: Kinds, { notifications, summaryHour }: ChosenColumns): ChoiceTexts => ({
  ...Object.fromEntries(Object.keys(kinds).map((kind) => [getChoiceField(kind), readChoice(notifications, kind)])),
  [HOUR_FIELD]: summaryHour === null ? "" : String(summaryHour),
});

/** Keeps the kinds in `stored` that only another version knows. */
export function toChosenColumns(kinds: Kinds, texts: ChoiceTexts, stored: ChosenColumns["notifications"]) {
  const hour = texts[HOUR_FIELD] ?? "";
  const chosen = Object.keys(kinds).map((kind) => [kind, texts[getChoiceField(kind)] ?? "none"]);
  return {
    notifications: { ...stored, ...Object.fromEntries(chosen) } as Record<string, string>,
    summaryHour: hour === "" ? null : Number(hour),
  };
}

export function labelChoice(kinds: Kinds, name: string): string {
  if (name === HOUR_FIELD) return "Daily summary";
  return kinds[name.slice(PREFIX.length)]?.label ?? name;
}

export function describeChoice(name: string, text: string): string {
  if (name === HOUR_FIELD) return hourOptions.find(({ value }) => value === text)?.label ?? text;
  return isChoice(text) ? choiceLabels[text] : text;
}

const PICK_ONE = "Choose from the list.";

export function checkChoices(texts: ChoiceTexts): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    if (name === HOUR_FIELD ? hourOptions.every(({ value }) => value !== text) : !isChoice(text))
      problems[name] = PICK_ONE;
  }
  const waits = Object.entries(texts).some(([name, text]) => name !== HOUR_FIELD && text === "summary");
  if (waits && texts[HOUR_FIELD] === "")
    problems[HOUR_FIELD] = "Choose an hour, because some emails are set to come in the summary.";
  return problems;
}

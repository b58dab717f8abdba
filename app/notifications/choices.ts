import { formatHour } from "../server/time/formatters";

export const choiceLabels = {
  now: "Right away",
  summary: "In the daily summary",
  none: "Not at all",
} as const;

export type Choice = keyof typeof choiceLabels;

export const isChoice = (text: string | undefined): text is Choice =>
  text !== undefined && Object.hasOwn(choiceLabels, text);

/** People get nothing until they or an admin choose. `stored`: by kind. */
export function readChoice(stored: Readonly<Record<string, string>> | null, kind: string): Choice {
  const choice = stored?.[kind];
  return isChoice(choice) ? choice : "none";
}

export const shortChoiceLabels: Record<Choice, string> = { now: "Now", summary: "Daily", none: "Never" };

export const choiceOptions = Object.entries(choiceLabels).map(([value, label]) => ({ value: value as Choice, label }));

export const hourOptions = [
  { value: "", label: "No summary" },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: formatHour(hour) })),
];

import { cleanLine } from "#app/server/text/clean-text";
import type { OpenHours } from "#drizzle/schema/values";
import { getHoursField, HOURS_OF_FIELD, numberFields } from "../model/rule-fields";
import { weekdays } from "../model/weekdays";
import type { StoredRules } from "../state/rules.server";
import { formatOpenHours, formatStoredHours, parseOpenHours } from "./open-hours";

export type FieldTexts = Record<string, string>;

type EditedRules = Pick<StoredRules, (typeof numberFields)[number]["key"] | "hoursOf" | "ownWeekly">;

const hoursFields = weekdays.map(({ weekday }) => getHoursField(weekday));

export const ruleNames = [HOURS_OF_FIELD, ...hoursFields, ...numberFields.map(({ name }) => name)];

const SHOWN_LIMIT = 500;

/** Hours that can be read get their stored form. Fields that a form of an earlier version lacks are left out. */
export function readRuleTexts(posted: URLSearchParams, getName = (name: string) => name): FieldTexts {
  const texts = ruleNames.flatMap((name) => {
    const text = posted.get(getName(name));
    return text === null ? [] : [[name, toStoredText(name, cleanLine(text).slice(0, SHOWN_LIMIT))]];
  });
  return Object.fromEntries(texts);
}

function toStoredText(name: string, text: string): string {
  if (!hoursFields.includes(name)) return text;
  const parsed = parseOpenHours(text);
  return "hours" in parsed ? formatStoredHours(parsed.hours) : text;
}

export function toRuleTexts(rules: EditedRules): FieldTexts {
  const numbers = numberFields.map(({ key, name, factor }) => [name, String(rules[key] / factor)]);
  const hours = weekdays.map(({ weekday }) => {
    const ofDay = rules.ownWeekly.filter((hours) => hours.weekday === weekday).sort((a, b) => a.start - b.start);
    return [getHoursField(weekday), formatStoredHours(ofDay)];
  });
  return Object.fromEntries([[HOURS_OF_FIELD, rules.hoursOf ?? ""], ...numbers, ...hours]);
}

/** `rules` is complete only without errors. */
export function checkRules(texts: FieldTexts): { errors: FieldTexts; rules: EditedRules } {
  const errors: FieldTexts = {};
  const rules = { hoursOf: texts[HOURS_OF_FIELD] || null } as EditedRules;
  for (const { key, name, label, unit, min, max, step, factor } of numberFields) {
    const text = texts[name] ?? "";
    const number = /^\d{1,6}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= min && number <= max)) errors[name] = `${label}: enter a number of ${unit} from ${min} to ${max}.`;
    else if (!Number.isInteger(number / step)) errors[name] = `${label}: use steps of ${step} ${unit}.`;
    rules[key] = Math.round(number * factor);
  }
  rules.ownWeekly = weekdays.flatMap(({ weekday, name }) => {
    const field = getHoursField(weekday);
    const parsed = parseOpenHours(texts[field] ?? "");
    if ("problem" in parsed) errors[field] = `${name}: ${parsed.problem}`;
    else if (!errors.minutes && rules.hoursOf === null) {
      const short = findTooShort(parsed.hours, rules.minutes);
      if (short) errors[field] = `${name}: ${short}`;
    }
    return "hours" in parsed ? parsed.hours.map((hours) => ({ weekday, ...hours })) : [];
  });
  return { errors, rules };
}

/** Only a kind's own hours can be shared, to make clear where the hours are changed. */
export function findSharingProblem(
  kind: string,
  { hoursOf, minutes }: EditedRules,
  all: ReadonlyMap<string, StoredRules>,
): string | null {
  if (hoursOf === null) return null;
  const other = all.get(hoursOf);
  if (!other || other.kind === kind) return "Choose from the list.";
  if (other.hoursOf) return "That kind of meeting uses the hours of another kind. Choose one that has its own hours.";
  if ([...all.values()].some((rules) => rules.hoursOf === kind))
    return "Another kind of meeting uses the hours of this one, so this one has to keep its own hours.";
  const isLongEnough = other.weekly.some(({ start, end }) => end - start >= minutes);
  return isLongEnough
    ? null
    : `Those hours are too short for ${minutes} minutes. Choose others, or shorten the meeting.`;
}

function findTooShort(hours: readonly OpenHours[], minutes: number): string | null {
  const short = hours.find(({ start, end }) => end - start < minutes);
  return short ? `${formatOpenHours([short])} is shorter than the meeting of ${minutes} minutes.` : null;
}

import { formatClockTime, parseOpenHours } from "#app/booking/availability/open-hours.server";
import type { SentRules } from "#app/booking/availability/save-rules.server";
import { getHoursField, numberFields, type RuleNumbers } from "#app/booking/model/rule-fields";
import { weekdays } from "#app/booking/model/weekdays";
import { cleanLine } from "#app/server/text/clean-text";
import type { OpenHours } from "#drizzle/schema/values";

/** By field name. */
export type FieldTexts = Record<string, string>;

const SHOWN_LIMIT = 500;

/** `errors` is empty if `rules` can be saved. */
export function readRulesForm(fields: URLSearchParams): { values: FieldTexts; errors: FieldTexts; rules: SentRules } {
  const values: FieldTexts = {};
  const errors: FieldTexts = {};
  const readText = (name: string) => {
    const text = cleanLine(fields.get(name) ?? "");
    values[name] = text.slice(0, SHOWN_LIMIT);
    return text;
  };
  const numbers = {} as RuleNumbers;
  for (const { key, name, label, unit, min, max, step, factor } of numberFields) {
    const text = readText(name);
    const number = /^\d{1,6}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= min && number <= max))
      errors[name] = `${label}: please enter a number of ${unit} from ${min} to ${max}.`;
    else if (!Number.isInteger(number / step)) errors[name] = `${label}: please use steps of ${step} ${unit}.`;
    numbers[key] = Math.round(number * factor);
  }
  const weekly = weekdays.flatMap(({ weekday, name }) => {
    const field = getHoursField(weekday);
    const parsed = parseOpenHours(readText(field));
    if ("problem" in parsed) errors[field] = `${name}: ${parsed.problem}`;
    else if (!errors.minutes) {
      const short = findTooShort(parsed.hours, numbers.minutes);
      if (short) errors[field] = `${name}: ${short}`;
    }
    return "hours" in parsed ? parsed.hours.map((hours) => ({ weekday, ...hours })) : [];
  });
  return { values, errors, rules: { numbers, weekly } };
}

function findTooShort(hours: readonly OpenHours[], minutes: number): string | null {
  const short = hours.find(({ start, end }) => end - start < minutes);
  return short
    ? `${formatClockTime(short.start)} – ${formatClockTime(short.end)} is shorter than the meeting of ${minutes} minutes.`
    : null;
}

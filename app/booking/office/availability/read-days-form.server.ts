import { parseOpenHours } from "#app/booking/availability/open-hours";
import type { FieldTexts } from "#app/booking/availability/rule-texts.server";
import { type DaySpan, MAX_SPAN_DAYS } from "#app/booking/availability/special-days.server";
import type { MeetingKind } from "#app/booking/model/kinds";
import { ALL_KINDS_FIELD, getKindField, KINDS_ASKED_FIELD } from "#app/booking/model/rule-fields";
import { cleanLine } from "#app/server/text/clean-text";
import { readDay } from "../read-day.server";

const NOTE_LIMIT = 100;
const MAX_AHEAD_YEARS = 3;

/** `errors` is empty if `span` can be saved. */
export function readDaysForm(
  fields: URLSearchParams,
  today: string,
  all: MeetingKind[],
): { values: FieldTexts; errors: FieldTexts; span: DaySpan } {
  const values: FieldTexts = {};
  const errors: FieldTexts = {};
  const readText = (name: string) => {
    const text = cleanLine(fields.get(name) ?? "");
    values[name] = text.slice(0, 500);
    return text;
  };
  const from = readDay(readText("day"));
  const toText = readText("last_day");
  const to = toText ? readDay(toText) : from;
  const parsed = parseOpenHours(readText("special_hours"));
  const note = readText("day_note");
  const isChecked = (name: string) => {
    if (fields.has(name)) values[name] = "on";
    return fields.has(name);
  };
  const chosen = all.map(({ id }) => id).filter((id) => isChecked(getKindField(id)));
  const asksForKinds = fields.has(KINDS_ASKED_FIELD) || chosen.length > 0;
  const kinds = isChecked(ALL_KINDS_FIELD) || !asksForKinds ? null : chosen;
  if (!from) errors.day = "Choose a day.";
  else if (from.toString() < today) errors.day = "That day has passed. Choose today or a later day.";
  else if (from.since(today, { largestUnit: "years" }).years >= MAX_AHEAD_YEARS)
    errors.day = `Choose a day within the next ${MAX_AHEAD_YEARS} years.`;
  if (!to && toText) errors.last_day = "Choose a day, or leave it empty for one day.";
  else if (from && to && to.toString() < from.toString()) errors.last_day = "The last day is before the first.";
  else if (from && to && to.since(from, { largestUnit: "days" }).days >= MAX_SPAN_DAYS)
    errors.last_day = `Add at most ${MAX_SPAN_DAYS} days at a time.`;
  if ("problem" in parsed) errors.special_hours = parsed.problem;
  if (note.length > NOTE_LIMIT) errors.day_note = `Use at most ${NOTE_LIMIT} characters.`;
  if (kinds?.length === 0) errors[ALL_KINDS_FIELD] = "Choose at least one kind of meeting.";
  const hours = "hours" in parsed ? parsed.hours : [];
  return { values, errors, span: { from: `${from}`, to: `${to}`, hours, note, kinds } };
}

import { formatOpenHours } from "#app/booking/availability/open-hours";
import { type FieldTexts, readRuleTexts } from "#app/booking/availability/rule-texts.server";
import { saveRules, undoRules } from "#app/booking/availability/save-rules.server";
import {
  addSpecialDays,
  type DaySpan,
  listDays,
  MAX_SPAN_DAYS,
  removeSpecialDays,
} from "#app/booking/availability/special-days.server";
import { listKindNames, type MeetingKind, readKindId } from "#app/booking/model/kinds";
import { ALL_KINDS_FIELD, getKindField } from "#app/booking/model/rule-fields";
import { getShownName } from "#app/server/forms/merge-edits";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { type Holidays, readHolidays } from "#app/server/time/holidays.server";
import { formatDaySpan } from "../../time/format-days";
import { hoursFailed } from "./availability-url";
import { readDaysForm } from "./read-days-form.server";

interface Refused {
  title: string;
  values: FieldTexts;
  errors: FieldTexts;
  /** Set if the post failed. */
  toast?: Flash;
}

export type RefusedDays = Refused & { form: "days" };

export interface RefusedRules extends Refused {
  form: "rules";
  kind: string;
  /** The version that the form shows from now on. */
  version: number;
  saved: FieldTexts;
}

export type RefusedForm = RefusedDays | RefusedRules;

type Result = { toast: Flash } | { refused: RefusedForm; status: number };

export function keepTypedForm(fields: URLSearchParams): RefusedForm | Flash {
  const kind = readKindId(fields.get("kind"));
  const failed = { title: "", errors: {}, toast: hoursFailed };
  if (fields.get("intent") === "save_rules" && kind) {
    const { version, shown, typed } = readRules(fields);
    return { ...failed, form: "rules", kind, version, saved: shown, values: typed };
  }
  if (fields.get("intent") === "add_days") return { ...failed, form: "days", values: Object.fromEntries(fields) };
  return hoursFailed;
}

const readRules = (fields: URLSearchParams) => ({
  version: Number(fields.get("version")) || 0,
  shown: readRuleTexts(fields, getShownName),
  typed: readRuleTexts(fields),
});

interface AvailabilityPost {
  fields: URLSearchParams;
  actor: string;
  /** The kind in the address, null for the first. */
  shown: string | null;
  today: string;
  kinds: MeetingKind[];
}

export async function receiveAvailabilityPost(context: RequestContext, post: AvailabilityPost): Promise<Result> {
  switch (post.fields.get("intent")) {
    case "save_rules":
      return receiveRules(context, post);
    case "undo_rules":
      return receiveUndo(context, post);
    case "add_days":
      return receiveDays(context, post);
    case "remove_days":
      return receiveRemoval(context, post);
    default:
      return { toast: hoursFailed };
  }
}

async function receiveRules(context: RequestContext, { fields, actor, kinds }: AvailabilityPost): Promise<Result> {
  const chosen = kinds.find(({ id }) => id === fields.get("kind"));
  if (!chosen) return { toast: hoursFailed };
  const { id: kind, name } = chosen;
  const saved = await saveRules(context, { kind, actor }, readRules(fields));
  if ("refused" in saved) {
    const { refused } = saved;
    const isInvalid = Object.keys(refused.errors).length > 0;
    const title = isInvalid
      ? "Nothing has been saved yet. Fix the following:"
      : "Somebody else just saved these hours, so yours haven’t been saved yet.";
    return { refused: { form: "rules", kind, title, ...refused }, status: isInvalid ? 400 : 409 };
  }
  const description = `${name}: visitors see the new times now.`;
  const { editId: edit } = saved;
  const action = edit ? { label: "Undo", to: "", fields: { intent: "undo_rules", edit } } : undefined;
  return { toast: { title: "Availability Saved", description, tone: "info", action } };
}

async function receiveUndo(
  context: RequestContext,
  { fields, actor, kinds, shown }: AvailabilityPost,
): Promise<Result> {
  const kind = shown === null ? kinds[0] : kinds.find(({ id }) => id === shown);
  const outcome = kind ? await undoRules(context, { kind: kind.id, actor }, fields.get("edit") ?? "") : "missing";
  if (!kind || outcome === "missing") return { toast: hoursFailed };
  if (outcome === "undone")
    return {
      toast: { title: "Change Undone", description: `${kind.name}: visitors see these times now.`, tone: "info" },
    };
  const description =
    outcome === "invalid"
      ? "The earlier hours no longer fit the other kinds of meetings. Change the hours by hand."
      : "Somebody has changed these again since. Change them by hand.";
  return { toast: { title: "Not Undone", description, tone: "error" } };
}

async function receiveDays(context: RequestContext, { fields, today, kinds }: AvailabilityPost): Promise<Result> {
  const { values, errors, span } = readDaysForm(fields, today, kinds);
  const describeSpan = createSpanDescriber(kinds);
  if (Object.keys(errors).length === 0) {
    const { listed, booked } = await addSpecialDays(context, span);
    if (listed.length === 0) {
      const what = span.hours.length > 0 ? formatOpenHours(span.hours) : "no bookings";
      const title = listDays(span).length > 1 ? "Days Added" : "Day Added";
      return {
        toast: { title, description: `${describeSpan(span)}: ${what}.${explainBooked(booked)}`, tone: "info" },
      };
    }
    const [day = ""] = listed;
    errors.day = `${formatDaySpan({ from: day, to: day })} is already on the list. Remove it there first.`;
  }
  return {
    refused: {
      form: "days",
      title: "Nothing has been added yet. Fix the following:",
      values,
      errors,
    },
    status: 400,
  };
}

const createSpanDescriber =
  (all: MeetingKind[]) =>
  ({ kinds, ...span }: DaySpan) =>
    kinds ? `${formatDaySpan(span)}, ${listKindNames(all, kinds)}` : formatDaySpan(span);

function explainBooked(booked: number): string {
  if (booked === 0) return "";
  if (booked === 1) return " One booking is already on that day. It stays until you move or cancel it under Bookings.";
  return ` ${booked} bookings are already on those days. They stay until you move or cancel them under Bookings.`;
}

function describeRemoved(spans: DaySpan[], holidays: Holidays): string {
  const days = spans.flatMap(listDays);
  if (days.every(holidays.find)) return "closed again for the holiday.";
  return `the weekly hours apply again${days.some(holidays.find) ? ", except on holidays" : ""}.`;
}

async function receiveRemoval(context: RequestContext, { fields, kinds: all }: AvailabilityPost): Promise<Result> {
  const ids = (fields.get("ids") ?? "").split(",").filter(Boolean).slice(0, MAX_SPAN_DAYS);
  const [removed, ...others] = await removeSpecialDays(context, ids);
  if (!removed) return { toast: { title: "Already Removed", tone: "info" } };
  const holidays = readHolidays(context.settings);
  const spans = [removed, ...others];
  const description = `${spans.map(createSpanDescriber(all)).join("; ")}: ${describeRemoved(spans, holidays)}`;
  // Only one span can be added at a time.
  if (others.length > 0) return { toast: { title: "Days Removed", description, tone: "info" } };
  const { from, to, hours, note, kinds } = removed;
  const kindFields = kinds?.map(getKindField) ?? [ALL_KINDS_FIELD];
  const sent = {
    ...Object.fromEntries(kindFields.map((name) => [name, "on"])),
    day: from,
    last_day: to,
    special_hours: formatOpenHours(hours),
    day_note: note,
  };
  return {
    toast: {
      title: from === to ? "Day Removed" : "Days Removed",
      description,
      tone: "info",
      action: { label: "Undo", to: "", fields: { intent: "add_days", ...sent } },
    },
  };
}

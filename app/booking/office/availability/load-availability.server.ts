import { formatOpenHours, shortenHours } from "#app/booking/availability/open-hours";
import { toRuleTexts } from "#app/booking/availability/rule-texts.server";
import { toRulesSection } from "#app/booking/availability/save-rules.server";
import { listSpecialDays } from "#app/booking/availability/special-days.server";
import { isForKind, listKindNames, type MeetingKind } from "#app/booking/model/kinds";
import { getHoursField, HOURS_OF_FIELD, numberFields } from "#app/booking/model/rule-fields";
import { weekdays } from "#app/booking/model/weekdays";
import { listKinds } from "#app/booking/state/kinds.server";
import { loadRules, type StoredRules, type WeeklyHours } from "#app/booking/state/rules.server";
import type { Services } from "#app/server/services.server";
import { describeZone, formatIsoDate } from "#app/server/time/business-time.server";
import { readHolidays } from "#app/server/time/holidays.server";
import { listShownEdits, toShownEdits } from "#app/settings/edits.server";
import type { OpenHours } from "#drizzle/schema/values";
import { formatDaySpan } from "../../time/format-days";
import { loadPreview } from "./preview.server";

/** In days: one year, so that each holiday is listed once. */
const HOLIDAYS_AHEAD = 365;

export async function loadAvailability(services: Services, asked: string | null, now: number) {
  const zone = services.env.BUSINESS_TIMEZONE;
  const today = formatIsoDate(new Date(now), zone);
  const kinds = await listKinds(services);
  const offered = kinds.filter(({ isOffered }) => isOffered).map(({ id }) => id);
  const [rules, days, preview] = await Promise.all([
    loadRules(services),
    listSpecialDays(services, today),
    loadPreview(services, offered, now),
  ]);
  const kind = kinds.find(({ id }) => id === asked) ?? kinds[0];
  const shown = kind && rules.get(kind.id);
  if (!shown) throw new Error(`no rules of ${kind?.id}`);
  const edits = await listShownEdits(services, toRulesSection(kind.id));
  return {
    kind: kind.id,
    kinds: kinds.map(({ id, name, isOffered }) => ({ id, name, isOffered })),
    shared: describeSharing(kind.id, kinds, rules),
    rules: { version: shown.version, saved: toRuleTexts(shown) },
    week: toWeek(shown.weekly),
    days: days.map(({ ids, hours, note, kinds: ofKinds, ...span }) => ({
      ids: ids.join(","),
      name: formatDaySpan(span),
      kinds: ofKinds && listKindNames(kinds, ofKinds),
      hours: formatOpenHours(hours),
      note,
    })),
    holidays: readHolidays(services.settings)
      .list(today, HOLIDAYS_AHEAD)
      .filter(({ day }) => {
        const listed = days.filter(({ from, to }) => from <= day && day <= to);
        return !kinds.every(({ id }) => listed.some((span) => isForKind(span, id)));
      })
      .map(({ day, name }) => ({ name, day: formatDaySpan({ from: day, to: day }) })),
    edits: toShownEdits(edits, { texts: toRuleTexts(shown), zone, ...createRuleWords(kinds) }),
    preview,
    zone: describeZone(zone),
  };
}

export interface WeekDay {
  name: string;
  short: string;
  hours: OpenHours[];
  /** The hours in words; empty for a closed day. */
  text: string;
  isUnreadable?: boolean;
}

/** The hours of a week without special days, also if the kind uses those of another kind. */
function toWeek(weekly: WeeklyHours): WeekDay[] {
  return weekdays.map(({ weekday, name, short }) => {
    const hours = weekly.filter((hours) => hours.weekday === weekday);
    return { name, short, hours, text: formatOpenHours(hours) };
  });
}

function describeSharing(kind: string, kinds: MeetingKind[], rules: ReadonlyMap<string, StoredRules>) {
  const others = kinds.filter(({ id }) => id !== kind);
  const usedBy = others.filter(({ id }) => rules.get(id)?.hoursOf === kind);
  const withOwn = others.filter(({ id }) => rules.get(id)?.hoursOf === null);
  return {
    usedBy: usedBy.map(({ name }) => name),
    choices: usedBy.length > 0 ? [] : withOwn.map(({ id, name }) => ({ value: id, label: `Same as ${name}` })),
  };
}

function createRuleWords(kinds: MeetingKind[]) {
  const numbers = new Map(numberFields.map(({ name, label, unit }) => [name, { label, unit }]));
  const days = new Map(weekdays.map(({ weekday, name }) => [getHoursField(weekday), name]));
  return {
    label: (name: string) =>
      name === HOURS_OF_FIELD ? "Schedule" : (numbers.get(name)?.label ?? days.get(name) ?? name),
    describe(name: string, text: string) {
      if (name === HOURS_OF_FIELD) return text ? `Same as ${listKindNames(kinds, [text])}` : "Separate hours";
      const unit = numbers.get(name)?.unit;
      return unit ? `${text} ${unit}` : shortenHours(text) || "Closed";
    },
  };
}

import { formatOpenHours } from "#app/booking/availability/open-hours.server";
import { toRuleTexts } from "#app/booking/availability/rule-texts.server";
import { listSpecialDays } from "#app/booking/availability/special-days.server";
import { isForKind, type KindId, listKindNames, meetingKinds } from "#app/booking/model/kinds";
import { loadRules } from "#app/booking/state/rules.server";
import type { Services } from "#app/server/services.server";
import { describeZone, formatIsoDate } from "#app/server/time/business-time.server";
import { readHolidays } from "#app/server/time/holidays.server";
import { formatDaySpan } from "../format-days";
import { loadPreview } from "./preview.server";

/** In days: one year, so that each holiday is listed once. */
const HOLIDAYS_AHEAD = 365;

export async function loadAvailability(services: Services, kind: KindId, now: number) {
  const zone = services.env.BUSINESS_TIMEZONE;
  const today = formatIsoDate(new Date(now), zone);
  const kinds = meetingKinds.map(({ id }) => id);
  const [rules, days, preview] = await Promise.all([
    loadRules(services),
    listSpecialDays(services, today),
    loadPreview(services, kinds, now),
  ]);
  const shown = rules.get(kind);
  if (!shown) throw new Error(`no rules of ${kind}`);
  return {
    kind,
    rules: { version: shown.version, saved: toRuleTexts(shown) },
    days: days.map(({ ids, hours, note, kinds, ...span }) => ({
      ids: ids.join(","),
      name: formatDaySpan(span),
      kinds: kinds && listKindNames(kinds),
      hours: formatOpenHours(hours),
      note,
    })),
    holidays: readHolidays(services.settings)
      .list(today, HOLIDAYS_AHEAD)
      .filter(({ day }) => {
        const listed = days.filter(({ from, to }) => from <= day && day <= to);
        return !kinds.every((kind) => listed.some((span) => isForKind(span, kind)));
      })
      .map(({ day, name }) => ({ name, day: formatDaySpan({ from: day, to: day }) })),
    preview,
    zone: describeZone(zone),
  };
}

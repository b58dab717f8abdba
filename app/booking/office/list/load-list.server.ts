import { findDaysOff } from "#app/booking/availability/find-days-off.server";
import { getBookedName } from "#app/booking/model/kinds";
import { listKinds } from "#app/booking/state/kinds.server";
import { formatDaysAhead, getCalendarDay } from "#app/booking/time/calendar-days.server";
import { getTimeZoneName } from "#app/booking/time/time-zones.server";
import type { Services } from "#app/server/services.server";
import { toTitleCase } from "#app/server/text/clean-text";
import { formatMoment, formatTime } from "#app/server/time/business-time.server";
import { formatCalendarDay } from "#app/server/time/formatters";
import { formatNearDay } from "../../time/format-days";
import type { Filters } from "./filters";
import { findBookings } from "./find-bookings.server";

export async function loadList(services: Services, asked: Filters) {
  const zone = services.env.BUSINESS_TIMEZONE;
  const kinds = await listKinds(services);
  const filters = { ...asked, kind: kinds.some(({ id }) => id === asked.kind) ? asked.kind : null };
  const { bookings, ...found } = await findBookings(services, filters);
  const today = getCalendarDay(Date.now(), zone);
  const daysOff = await findDaysOff(services, bookings);
  const next =
    filters.when === "upcoming" && found.page === 1 && !filters.q && !filters.kind && !filters.status
      ? bookings.find(({ status, startsAt }) => status === "booked" && +startsAt > Date.now())
      : undefined;
  return {
    ...found,
    kinds: kinds.map(({ id, name }) => ({ id, name })),
    filters: { ...filters, page: found.page },
    rows: bookings.map(({ id, kindId, kindName, startsAt, endsAt, timeZone, ...shown }, index) => ({
      ...shown,
      isNext: id === next?.id,
      kind: getBookedName(kindId, kindName),
      day: describeDay(getCalendarDay(+startsAt, zone), today),
      at: formatTime(startsAt, zone),
      until: formatTime(+endsAt, zone),
      /** Null for meetings that will not take place. */
      dayOff: shown.status === "booked" && +startsAt > Date.now() ? (daysOff[index] ?? null) : null,
      /** Null if the visitor's clock shows the same time. */
      visitorTime:
        formatTime(+startsAt, timeZone) === formatTime(+startsAt, zone)
          ? null
          : `${formatMoment(startsAt, timeZone)}, ${getTimeZoneName(timeZone, +startsAt)}`,
    })),
  };
}

/** `Tomorrow, Nov 28`, `Mon, Nov 30, in 3 days` */
function describeDay(day: string, today: string): string {
  const ahead = formatDaysAhead(day, today);
  if (ahead === "today" || ahead === "tomorrow")
    return `${toTitleCase(ahead)}, ${formatCalendarDay(day, { month: "short", day: "numeric" })}`;
  return [formatNearDay(day, today), ahead].filter(Boolean).join(", ");
}

export type BookingListData = Awaited<ReturnType<typeof loadList>>;

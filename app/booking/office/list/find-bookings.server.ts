import { and, asc, desc, eq, gte, inArray, isNull, lt, ne } from "drizzle-orm";
import { isNotOver } from "#app/booking/place/booking-figures.server";
import { contains } from "#app/server/list/contains.server";
import { PAGE_SIZE, paginate } from "#app/server/list/page.server";
import { scanRows } from "#app/server/list/scan-rows.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import type { Filters } from "./filters";

type ListedBooking = Pick<
  Row<"bookings">,
  | "id"
  | "reference"
  | "kindId"
  | "kindName"
  | "startsAt"
  | "endsAt"
  | "timeZone"
  | "name"
  | "email"
  | "phone"
  | "note"
  | "status"
>;

export interface BookingPage {
  bookings: ListedBooking[];
  found: number;
  total: number;
  page: number;
  pages: number;
  offset: number;
}

/** Upcoming bookings are soonest first, all others latest first. Only a filter adds canceled ones to upcoming ones. */
export async function findBookings(
  { db }: Pick<Services, "db">,
  filters: Filters,
  now = new Date(),
): Promise<BookingPage> {
  const { bookings: table } = db.tables;
  const isUpcoming = filters.when === "upcoming";
  const inPeriod = {
    upcoming: and(isNotOver(table, now), filters.status ? undefined : ne(table.status, "cancelled")),
    past: and(lt(table.startsAt, now), lt(table.endsAt, now)),
    all: undefined,
  }[filters.when];
  const isListed = and(
    isNull(table.deletedAt),
    inPeriod,
    filters.kind ? eq(table.kindId, filters.kind) : undefined,
    filters.status ? eq(table.status, filters.status) : undefined,
  );
  const [total, matches] = await Promise.all([
    db.read.$count(table, and(isNull(table.deletedAt), gte(table.startsAt, new Date(0)))),
    filters.q
      ? scanRows(db, {
          table,
          id: table.id,
          time: table.startsAt,
          kind: table.status,
          indexed: isListed,
          condition: contains(table.search, filters.q),
        })
      : null,
  ]);
  const found = matches ? matches.length : await db.read.$count(table, isListed);
  const { page, pages, offset } = paginate(found, filters.page);
  const { id, reference, kindId, kindName, startsAt, endsAt, timeZone, name, email, phone, note, status } = table;
  const rows = db.read
    .select({ id, reference, kindId, kindName, startsAt, endsAt, timeZone, name, email, phone, note, status })
    .from(table)
    .orderBy(...(isUpcoming ? [asc(startsAt), asc(id)] : [desc(startsAt), desc(id)]));
  if (!matches)
    return { bookings: await rows.where(isListed).limit(PAGE_SIZE).offset(offset), found, total, page, pages, offset };
  const ids = matches.map((match) => match.id);
  const shown = (isUpcoming ? ids.reverse() : ids).slice(offset, offset + PAGE_SIZE);
  return { bookings: await rows.where(inArray(id, shown)), found, total, page, pages, offset };
}

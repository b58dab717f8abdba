import { listColleagues } from "#app/server/colleagues.server";
import { PAGE_SIZE, paginate } from "#app/server/list/page.server";
import type { Services } from "#app/server/services.server";
import { cleanLine, shortenText } from "#app/server/text/clean-text";
import { formatDay, formatTime } from "#app/server/time/business-time.server";
import { type Filters, isOldestFirst } from "../filters";
import type { InboxView } from "../statuses";
import {
  countByStatus,
  countNew,
  describeEntries,
  describeLateness,
  type FoundKey,
  findLateMoment,
  isShown,
  listKeys,
  searchKeys,
} from "./list-entries.server";

const PREVIEW_LENGTH = 140;

export async function loadInbox(services: Services, filters: Filters, now = Date.now()) {
  const zone = services.env.BUSINESS_TIMEZONE;
  const lateMoment = await findLateMoment(services, now);
  const [byStatus, late, found, colleagues] = await Promise.all([
    countByStatus(services, filters),
    countNew(services, filters, lateMoment),
    filters.q ? searchKeys(services, filters) : null,
    listColleagues(services),
  ]);
  const allCounts = { ...byStatus, late };
  const counts = found ? countFound(found, lateMoment) : allCounts;
  const sum = (of: Record<InboxView, number>) => (filters.status ? of[filters.status] : of.new + of.answered);
  const { page, pages, offset } = paginate(sum(counts), filters.page);
  let shown = found?.filter((key) => isShown(key, filters, lateMoment));
  if (isOldestFirst(filters)) shown?.reverse();
  else if (shown) {
    const unanswered = shown.filter(({ status }) => status === "new").reverse();
    shown = [...unanswered, ...shown.filter(({ status }) => status !== "new")];
  }
  const order = isOldestFirst(filters) ? { isOldestFirst: true } : { isNewFirst: true };
  const until = filters.status === "late" ? lateMoment : undefined;
  const keys = shown
    ? shown.slice(offset, offset + PAGE_SIZE)
    : await listKeys(services, filters, { limit: PAGE_SIZE, offset, until, ...order });
  const names = new Map(colleagues.map(({ userId, name }) => [userId, name]));
  const entries = await describeEntries(services, keys);
  const rows = entries.map(({ createdAt, text, phone, businessName, assigneeId, ...entry }) => ({
    ...entry,
    preview: shortenText(cleanLine(text), PREVIEW_LENGTH),
    assignee: assigneeId && (names.get(assigneeId) ?? assigneeId),
    day: formatDay(createdAt, zone),
    time: formatTime(createdAt, zone),
    late: describeLateness(entry.status, createdAt, lateMoment),
  }));
  return { rows, counts, found: sum(counts), total: sum(allCounts), page, pages, offset, colleagues };
}

export type LoadedInbox = Awaited<ReturnType<typeof loadInbox>>;
export type InboxRow = LoadedInbox["rows"][number];

function countFound(found: readonly FoundKey[], lateMoment: Date): Record<InboxView, number> {
  const count = (status: InboxView) => found.filter((key) => isShown(key, { status }, lateMoment)).length;
  return { new: count("new"), late: count("late"), answered: count("answered"), spam: count("spam") };
}

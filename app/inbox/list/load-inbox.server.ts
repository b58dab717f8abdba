import { listColleagues } from "#app/server/colleagues.server";
import { PAGE_SIZE, paginate } from "#app/server/list/page.server";
import type { Services } from "#app/server/services.server";
import { cleanLine, shortenText } from "#app/server/text/clean-text";
import { formatDay, formatTime } from "#app/server/time/business-time.server";
import { HOUR } from "#app/server/time/durations";
import { type Filters, getTabCount, isOldestFirst } from "../filters";
import type { TabCounts } from "../statuses";
import {
  countEntries,
  describeEntries,
  type FoundKey,
  isLate,
  isSelected,
  listKeys,
  prepareQuery,
  type Query,
  searchKeys,
} from "./list-entries.server";

const PREVIEW_LENGTH = 140;

export async function loadInbox(services: Services, filters: Filters, now = Date.now()) {
  const query = await prepareQuery(services, filters, now);
  const [allCounts, matches, colleagues] = await Promise.all([
    countEntries(services, query),
    filters.q ? searchKeys(services, filters) : null,
    listColleagues(services),
  ]);
  const counts = matches ? countByTab(matches, query) : allCounts;
  const found = getTabCount(counts, filters.status);
  const { page, pages, offset } = paginate(found, filters.page);
  const shown = matches?.filter((key) => isSelected(key, query));
  if (isOldestFirst(filters)) shown?.reverse();
  const keys = shown
    ? shown.slice(offset, offset + PAGE_SIZE)
    : await listKeys(services, query, { limit: PAGE_SIZE, offset, isOldestFirst: isOldestFirst(filters) });
  const names = new Map(colleagues.map(({ userId, name }) => [userId, name]));
  const entries = await describeEntries(services, keys);
  const zone = services.env.BUSINESS_TIMEZONE;
  const rows = entries.map(({ createdAt, text, phone, businessName, assigneeId, ...entry }) => ({
    ...entry,
    preview: shortenText(cleanLine(text), PREVIEW_LENGTH),
    assignee: assigneeId && (names.get(assigneeId) ?? assigneeId),
    day: formatDay(createdAt, zone),
    time: formatTime(createdAt, zone),
    late: entry.status === "new" ? describeLateness(query.lateFrom.getTime() - createdAt.getTime()) : null,
  }));
  return { rows, counts, found, total: getTabCount(allCounts, filters.status), page, pages, colleagues };
}

export type LoadedInbox = Awaited<ReturnType<typeof loadInbox>>;
export type InboxRow = LoadedInbox["rows"][number];

/** `late`, `26 hours late`, `3 days late`; null if the reply is not due yet. `delay` in milliseconds. */
function describeLateness(delay: number): string | null {
  if (delay < 0) return null;
  const hours = Math.floor(delay / HOUR);
  if (hours < 1) return "late";
  return hours < 48 ? `${hours} ${hours === 1 ? "hour" : "hours"} late` : `${Math.floor(hours / 24)} days late`;
}

function countByTab(matches: readonly FoundKey[], query: Query): TabCounts {
  const counts: TabCounts = { new: 0, late: 0, answered: 0, spam: 0 };
  for (const match of matches) {
    counts[match.status] += 1;
    if (isLate(match, query)) counts.late += 1;
  }
  return counts;
}

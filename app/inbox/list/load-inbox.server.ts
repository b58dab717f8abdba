import { listColleagues } from "#app/server/colleagues.server";
import { PAGE_SIZE, paginate } from "#app/server/list/page.server";
import type { Services } from "#app/server/services.server";
import { cleanLine, shortenText } from "#app/server/text/clean-text";
import { formatMoment } from "#app/server/time/business-time.server";
import { HOUR } from "#app/server/time/durations";
import { business } from "#app/site";
import { type Filters, isOldestFirst } from "../filters";
import {
  countEntries,
  describeEntries,
  listKeys,
  type StatusCounts,
  searchKeys,
  selectedStatuses,
} from "./list-entries.server";

const PREVIEW_LENGTH = 140;

export async function loadInbox(services: Services, filters: Filters, now = Date.now()) {
  const [allCounts, found, colleagues, { reply_hours }] = await Promise.all([
    countEntries(services, filters),
    filters.q ? searchKeys(services, filters) : null,
    listColleagues(services),
    services.settings.read(business),
  ]);
  const counts = found ? countByStatus(found) : allCounts;
  const selected = selectedStatuses(filters);
  const sum = (of: StatusCounts) => selected.reduce((total, status) => total + of[status], 0);
  const { page, pages, offset } = paginate(sum(counts), filters.page);
  const shown = found?.filter(({ status }) => selected.includes(status));
  if (isOldestFirst(filters)) shown?.reverse();
  const keys = shown
    ? shown.slice(offset, offset + PAGE_SIZE)
    : await listKeys(services, filters, { limit: PAGE_SIZE, offset, isOldestFirst: isOldestFirst(filters) });
  const names = new Map(colleagues.map(({ userId, name }) => [userId, name]));
  const entries = await describeEntries(services, keys);
  const rows = entries.map(({ createdAt, text, phone, businessName, assigneeId, ...entry }) => ({
    ...entry,
    preview: shortenText(cleanLine(text), PREVIEW_LENGTH),
    assignee: assigneeId && (names.get(assigneeId) ?? assigneeId),
    received: formatMoment(createdAt, services.env.BUSINESS_TIMEZONE),
    late: entry.status === "new" ? describeLateness(now - createdAt.getTime() - Number(reply_hours) * HOUR) : null,
  }));
  return { rows, counts, found: sum(counts), total: sum(allCounts), page, pages, colleagues };
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

function countByStatus(found: readonly { status: keyof StatusCounts }[]): StatusCounts {
  const counts: StatusCounts = { new: 0, answered: 0, spam: 0 };
  for (const { status } of found) counts[status] += 1;
  return counts;
}

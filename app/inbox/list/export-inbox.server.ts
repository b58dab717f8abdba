import { listColleagues } from "#app/server/colleagues.server";
import type { InboxEntry } from "#app/server/feature.server";
import { CSV_BATCH_SIZE, streamCsv } from "#app/server/list/stream-csv.server";
import type { Services } from "#app/server/services.server";
import { formatMinute } from "#app/server/time/business-time.server";
import { inboxStatusLabels } from "../statuses";
import type { Filters } from "./filters";
import { describeEntries, type EntryKey, listKeys, searchKeys, selectedStatuses } from "./list-entries.server";

export async function exportInbox(services: Services, filters: Filters): Promise<ReadableStream<Uint8Array>> {
  const names = new Map((await listColleagues(services)).map(({ userId, name }) => [userId, name]));
  return streamCsv(services, createColumns(names), readBatches(services, filters));
}

function createColumns(names: ReadonlyMap<string, string>) {
  return [
    { label: "Date", show: ({ createdAt }: InboxEntry, zone: string) => formatMinute(createdAt, zone) },
    { label: "Sent With", show: ({ label }: InboxEntry) => label },
    { label: "Name", show: ({ name }: InboxEntry) => name },
    { label: "Email", show: ({ email }: InboxEntry) => email },
    { label: "Phone", show: ({ phone }: InboxEntry) => phone ?? "" },
    { label: "Business", show: ({ businessName }: InboxEntry) => businessName ?? "" },
    { label: "Message", show: ({ text }: InboxEntry) => text },
    { label: "Status", show: ({ status }: InboxEntry) => inboxStatusLabels[status] },
    { label: "Assigned To", show: ({ assigneeId: id }: InboxEntry) => (id && (names.get(id) ?? id)) || "" },
  ];
}

async function* readBatches(services: Services, filters: Filters): AsyncGenerator<InboxEntry[]> {
  for await (const keys of filters.q ? readSearchBatches(services, filters) : readKeyBatches(services, filters))
    yield describeEntries(services, keys);
}

/** Keyset paging, because an offset would get slower with each batch. */
async function* readKeyBatches(services: Services, filters: Filters): AsyncGenerator<EntryKey[]> {
  let keys: EntryKey[] = [];
  do {
    keys = await listKeys(services, filters, { limit: CSV_BATCH_SIZE, after: keys.at(-1) });
    yield keys;
  } while (keys.length === CSV_BATCH_SIZE);
}

async function* readSearchBatches(services: Services, filters: Filters): AsyncGenerator<EntryKey[]> {
  const found = await searchKeys(services, filters);
  const keys = found.filter(({ status }) => selectedStatuses(filters).includes(status));
  for (let from = 0; from < keys.length; from += CSV_BATCH_SIZE) yield keys.slice(from, from + CSV_BATCH_SIZE);
}

import { listColleagues } from "#app/server/colleagues.server";
import type { InboxEntry } from "#app/server/inbox-source.server";
import { CSV_BATCH_SIZE, readByKeyset, readByParts, streamCsv } from "#app/server/list/stream-csv.server";
import type { Services } from "#app/server/services.server";
import { formatMinute } from "#app/server/time/business-time.server";
import type { Filters } from "../filters";
import { inboxStatusLabels } from "../statuses";
import { describeEntries, type EntryKey, findLateMoment, isShown, listKeys, searchKeys } from "./list-entries.server";

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
  const describe = (keys: EntryKey[]) => describeEntries(services, keys);
  const lateMoment = await findLateMoment(services);
  if (filters.q) {
    const found = await searchKeys(services, filters);
    yield* readByParts(
      found.filter((key) => isShown(key, filters, lateMoment)),
      describe,
    );
    return;
  }
  const until = filters.status === "late" ? lateMoment : undefined;
  const readNext = (after: EntryKey | undefined) =>
    listKeys(services, filters, { limit: CSV_BATCH_SIZE, after, until });
  for await (const keys of readByKeyset(readNext)) yield describe(keys);
}

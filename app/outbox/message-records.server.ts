import { collect, type Feature, type RecordLink } from "#app/server/feature.server";

interface RecordReference {
  aboutKind: string | null;
  aboutId: string | null;
}

/** One query per kind of record. */
export async function describeRecords(
  features: readonly Feature[],
  rows: RecordReference[],
): Promise<(row: RecordReference) => RecordLink | null> {
  const kinds = collect(features, "records");
  const described = new Map<string, Map<string, RecordLink>>();
  for (const [kind, { describe }] of Object.entries(kinds)) {
    const ids = rows.flatMap(({ aboutKind, aboutId }) => (aboutKind === kind && aboutId ? [aboutId] : []));
    if (ids.length > 0) described.set(kind, await describe([...new Set(ids)]));
  }
  return ({ aboutKind, aboutId }) => described.get(aboutKind ?? "")?.get(aboutId ?? "") ?? null;
}

export async function searchRecords(
  features: readonly Feature[],
  text: string,
): Promise<[kind: string, ids: string[]][]> {
  const kinds = Object.entries(collect(features, "records"));
  return Promise.all(kinds.map(async ([kind, { search }]): Promise<[string, string[]]> => [kind, await search(text)]));
}

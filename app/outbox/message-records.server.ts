import { collect, type Feature, type RecordLink } from "#app/server/feature.server";

interface About {
  aboutKind: string | null;
  aboutId: string | null;
}

/** Looks up the records that messages are about, one query for each kind. Returns a function that finds one. */
export async function describeRecords(
  features: readonly Feature[],
  rows: About[],
): Promise<(row: About) => RecordLink | null> {
  const kinds = collect(features, "records");
  const described = new Map<string, Map<string, RecordLink>>();
  for (const [kind, { describe }] of Object.entries(kinds)) {
    const ids = rows.flatMap(({ aboutKind, aboutId }) => (aboutKind === kind && aboutId ? [aboutId] : []));
    if (ids.length > 0) described.set(kind, await describe([...new Set(ids)]));
  }
  return ({ aboutKind, aboutId }) => described.get(aboutKind ?? "")?.get(aboutId ?? "") ?? null;
}

/** The records that match a search text in lower case, by kind, newest first. */
export async function searchRecords(
  features: readonly Feature[],
  text: string,
): Promise<[kind: string, ids: string[]][]> {
  const kinds = Object.entries(collect(features, "records"));
  return Promise.all(kinds.map(async ([kind, { search }]): Promise<[string, string[]]> => [kind, await search(text)]));
}

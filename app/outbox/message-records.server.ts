import type { CombinedFeatures, RecordLink } from "../server/feature.server";

interface RecordReference {
  aboutKind: string | null;
  aboutId: string | null;
}

export async function describeRecords(
  kinds: CombinedFeatures["records"],
  rows: RecordReference[],
): Promise<(row: RecordReference) => RecordLink | null> {
  const described = new Map<string, Map<string, RecordLink>>();
  for (const [kind, { describe }] of Object.entries(kinds)) {
    const ids = rows.flatMap(({ aboutKind, aboutId }) => (aboutKind === kind && aboutId ? [aboutId] : []));
    if (ids.length > 0) described.set(kind, await describe([...new Set(ids)]));
  }
  return ({ aboutKind, aboutId }) => described.get(aboutKind ?? "")?.get(aboutId ?? "") ?? null;
}

export async function searchRecords(
  kinds: CombinedFeatures["records"],
  text: string,
): Promise<[kind: string, ids: string[]][]> {
  return Promise.all(
    Object.entries(kinds).map(async ([kind, { search }]): Promise<[string, string[]]> => [kind, await search(text)]),
  );
}

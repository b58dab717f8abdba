import type { ChangeFeeds } from "./change-feeds.server";

export interface ListRevisions {
  /** Of a watched list; null while it is not known, such as just after a change. */
  get(list: string): string | null;
}

/** Watches a list from the first time that its revision is asked for. */
export function createListRevisions(changes: Pick<ChangeFeeds, "listen">): ListRevisions {
  const revisions = new Map<string, string>();
  const watched = new Set<string>();
  let notices = 0;

  function watch(list: string) {
    const forget = () => void revisions.delete(list);
    const stop = changes.listen(list, {
      userId: "document cache",
      // A read that began before a notice may still bring the revision from before it, so the two differ.
      onRevision: (revision) => void revisions.set(list, `${notices} ${revision}`),
      onNotice() {
        notices += 1;
        forget();
      },
      onEnd: forget,
    });
    if (stop) watched.add(list);
  }

  return {
    get(list) {
      if (!watched.has(list)) watch(list);
      return revisions.get(list) ?? null;
    },
  };
}

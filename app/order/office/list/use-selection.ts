import { useCallback, useEffect, useMemo, useState } from "react";

/** Which of the visible orders are ticked. */
export interface Selection {
  ids: string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** All visible ones, or none when they are all ticked. */
  toggleAll: () => void;
  clear: () => void;
  all: boolean;
}

/**
 * Orders that leave the list leave the selection. Boxes that were ticked before hydration count.
 * @param before the orders that were ticked in the form that this page answers
 */
export function useSelection(rows: { id: string }[], before: string[] = []): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(before));
  useEffect(() => {
    const early = document.querySelectorAll<HTMLInputElement>('input[name="id"][form="selection"]:checked');
    if (early.length > 0) setTicked(new Set([...early].map(({ value }) => value)));
  }, []);
  const clear = useCallback(() => setTicked(new Set()), []);
  return useMemo(() => {
    const ids = rows.map(({ id }) => id).filter((id) => ticked.has(id));
    const all = ids.length > 0 && ids.length === rows.length;
    return {
      ids,
      all,
      clear,
      has: (id) => ticked.has(id),
      toggle: (id) => setTicked((before) => new Set(before.has(id) ? ids.filter((one) => one !== id) : [...ids, id])),
      toggleAll: () => setTicked(new Set(all ? [] : rows.map(({ id }) => id))),
    };
  }, [rows, ticked, clear]);
}

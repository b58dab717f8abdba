import { useCallback, useEffect, useMemo, useState } from "react";

export interface Selection {
  ids: string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
  all: boolean;
}

/**
 * The selected orders of those in the list, with the boxes that were checked before hydration.
 * @param initial the orders of the post that this page answers
 */
export function useSelection(rows: { id: string }[], initial: string[] = []): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initial));
  useEffect(() => {
    const early = document.querySelectorAll<HTMLInputElement>('input[name="id"][form="selection"]:checked');
    if (early.length > 0) setSelected(new Set([...early].map(({ value }) => value)));
  }, []);
  const clear = useCallback(() => setSelected(new Set()), []);
  return useMemo(() => {
    const ids = rows.map(({ id }) => id).filter((id) => selected.has(id));
    const all = ids.length > 0 && ids.length === rows.length;
    return {
      ids,
      all,
      clear,
      has: (id) => selected.has(id),
      toggle: (id) =>
        setSelected((current) => new Set(current.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
      toggleAll: () => setSelected(new Set(all ? [] : rows.map(({ id }) => id))),
    };
  }, [rows, selected, clear]);
}

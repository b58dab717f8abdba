import { useCallback, useEffect, useMemo, useState } from "react";

export interface Selection {
  ids: string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
  isAllSelected: boolean;
}

/** Includes boxes that were checked before hydration. */
export function useSelection(rows: { id: string }[], initial: string[] = []): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initial));
  useEffect(() => {
    const checkedBoxes = document.querySelectorAll<HTMLInputElement>('input[name="id"][form="selection"]:checked');
    if (checkedBoxes.length > 0) setSelected(new Set([...checkedBoxes].map(({ value }) => value)));
  }, []);
  const clear = useCallback(() => setSelected(new Set()), []);
  return useMemo(() => {
    const ids = rows.map(({ id }) => id).filter((id) => selected.has(id));
    const isAllSelected = ids.length > 0 && ids.length === rows.length;
    return {
      ids,
      isAllSelected,
      clear,
      has: (id) => selected.has(id),
      toggle: (id) =>
        setSelected((current) => new Set(current.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
      toggleAll: () => setSelected(new Set(isAllSelected ? [] : rows.map(({ id }) => id))),
    };
  }, [rows, selected, clear]);
}

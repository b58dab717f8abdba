import { useEffect, useRef } from "react";

/** When a pressed button disappears with its bar or toast, the focus moves to the last used order or the first one. */
export function useRestoredFocus(): void {
  const pressed = useRef<Element | null>(null);
  const order = useRef<string>();
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      pressed.current = target.closest(".selection, main .toast") && target;
      order.current = target.closest("tr")?.dataset.order ?? order.current;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    if (!pressed.current || pressed.current.getClientRects().length > 0) return;
    pressed.current = null;
    const rows = [...document.querySelectorAll<HTMLElement>("tr[data-order]")];
    const row = rows.find((other) => other.dataset.order === order.current) ?? rows[0];
    (row?.querySelector<HTMLElement>(".records-open") ?? document.querySelector<HTMLElement>("#main"))?.focus();
  });
}

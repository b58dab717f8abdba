import { useEffect, useRef } from "react";

/**
 * Whoever works by keyboard goes on in the list when the button that was pressed goes away with its bar or its toast:
 * at the order touched last, or at the first one.
 */
export function useFocusKept(): void {
  const pressed = useRef<Element | null>(null);
  const order = useRef<string>();
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      pressed.current = target.closest(".selection, .toast") && target;
      order.current = target.closest("tr")?.dataset.order ?? order.current;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // After each rendering, since any may be the one that takes the button away.
  useEffect(() => {
    if (!pressed.current || pressed.current.getClientRects().length > 0) return;
    pressed.current = null;
    const rows = [...document.querySelectorAll<HTMLElement>("tr[data-order]")];
    const row = rows.find((one) => one.dataset.order === order.current) ?? rows[0];
    (row?.querySelector<HTMLElement>(".records-open") ?? document.querySelector<HTMLElement>("#main"))?.focus();
  });
}

import { useRef } from "react";
import { useIsomorphicLayoutEffect } from "#app/ui/use-isomorphic-layout-effect";

/** Scrolls when a change moves the focused field, so that the field stays where the visitor is typing. */
export function useKeepFieldInPlace(change: string | undefined): void {
  const shown = useRef(change);
  // Measured during rendering, because the field has already moved when the effect runs.
  const before = change !== shown.current ? findFocusedTop() : null;
  useIsomorphicLayoutEffect(() => {
    shown.current = change;
    const after = before === null ? null : findFocusedTop();
    if (before !== null && after !== null && after !== before) scrollBy({ top: after - before, behavior: "instant" });
  }, [change]);
}

function findFocusedTop(): number | null {
  const focused = typeof document === "undefined" ? null : document.activeElement;
  return focused && focused !== document.body ? focused.getBoundingClientRect().top : null;
}

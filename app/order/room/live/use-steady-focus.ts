import { useRef } from "react";
import { useIsomorphicLayoutEffect } from "../../../ui/use-isomorphic-layout-effect";

/** Scrolls with the focused field when a change moves it, so that a person who types does not lose sight of it. */
export function useSteadyFocus(change: string | undefined): void {
  const shown = useRef(change);
  // Read while rendering, because the effect comes after the move.
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

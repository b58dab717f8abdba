import { useEffect, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../use-isomorphic-layout-effect";

/**
 * Whoever closes a record's ticket is back at the link that opened it, which gets the focus: where the ticket stood in
 * the list's place, the list is where it was left; where it stood beside it, the link is brought into sight.
 * `list` is the list's element, and `link` the id of that link, or null while no ticket is open.
 */
export function useListPlace(list: { current: HTMLElement | null }, link: string | null): void {
  const place = useRef(0);
  const opened = useRef(link);
  const hidden = useRef(false);
  useEffect(() => {
    const keep = () => {
      if (list.current?.offsetParent) place.current = window.scrollY;
    };
    keep();
    addEventListener("scroll", keep, { passive: true });
    return () => removeEventListener("scroll", keep);
  }, [list]);
  // Before the browser tells of the scrolling that a shorter page had caused.
  useIsomorphicLayoutEffect(() => {
    const left = opened.current;
    opened.current = link;
    if (link !== null) hidden.current = !list.current?.offsetParent;
    if (link !== null || left === null) return;
    if (hidden.current) scrollTo(0, place.current);
    document.getElementById(left)?.focus({ preventScroll: hidden.current });
  }, [link]);
}

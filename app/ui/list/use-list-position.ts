import { useEffect, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../use-isomorphic-layout-effect";

/**
 * Closing a record focuses the link that opened it, or the first one after the record was deleted, and restores the
 * scroll. `link`: null if none is open.
 */
export function useListPosition(list: { current: HTMLElement | null }, link: string | null): void {
  const scrollTop = useRef(0);
  const opened = useRef(link);
  const hidden = useRef(false);
  useEffect(() => {
    const remember = () => {
      if (list.current?.offsetParent) scrollTop.current = window.scrollY;
    };
    remember();
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [list]);
  // Before the scroll event of a page that got shorter.
  useIsomorphicLayoutEffect(() => {
    const closed = opened.current;
    opened.current = link;
    if (link !== null) hidden.current = !list.current?.offsetParent;
    if (link !== null || closed === null) return;
    if (hidden.current) scrollTo(0, scrollTop.current);
    const opener = document.getElementById(closed) ?? list.current?.querySelector<HTMLElement>(".records-open");
    opener?.focus({ preventScroll: hidden.current });
  }, [list, link]);
}

import { useEffect, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../use-isomorphic-layout-effect";

/**
 * Closing a record returns to the link that opened it, which gets the focus. If the record replaced the list, the list
 * is scrolled to where it was; if it was beside the list, the link is scrolled into view.
 * `list` is the list's element, and `link` the id of that link, or null while no record is open.
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
    document.getElementById(closed)?.focus({ preventScroll: hidden.current });
  }, [link]);
}

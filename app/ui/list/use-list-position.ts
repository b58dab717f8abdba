import { useEffect, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../use-isomorphic-layout-effect";

/**
 * Moving to another record brings its row into view, because the list may stand beside it. A record opened by its address
 * leaves the page at its top. Closing a record restores the scroll position and focuses the link that opened the record,
 * or the first link if the record was deleted. The search keeps the focus while somebody types. `link` is null if no
 * record is open.
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
  // Runs before the scroll event of a page that got shorter.
  useIsomorphicLayoutEffect(() => {
    const closed = opened.current;
    opened.current = link;
    if (link !== null) {
      hidden.current = !list.current?.offsetParent;
      if (closed !== link) document.getElementById(link)?.closest("tr")?.scrollIntoView({ block: "nearest" });
      return;
    }
    if (closed === null) return;
    if (hidden.current) scrollTo(0, scrollTop.current);
    if (document.activeElement !== document.body) return;
    const opener = document.getElementById(closed);
    if (opener) opener.focus({ preventScroll: hidden.current });
    else list.current?.querySelector<HTMLElement>(".records-open")?.focus();
  }, [list, link]);
}

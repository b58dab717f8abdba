import { useEffect, useLayoutEffect, useRef } from "react";

/** The server has no layout, and React says so at each render. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Whoever closes a record's ticket is back where the list was left, with the focus on the link that opened it.
 * `list` is the list's element, which may be hidden while a ticket is open, and `link` the id of that link, or null
 * while none is open.
 */
export function useListPlace(list: { current: HTMLElement | null }, link: string | null): void {
  const place = useRef<number>();
  const opened = useRef(link);
  useEffect(() => {
    const keep = () => {
      if (list.current?.offsetParent) place.current = window.scrollY;
    };
    keep();
    addEventListener("scroll", keep, { passive: true });
    return () => removeEventListener("scroll", keep);
  }, [list]);
  // Before the browser tells of the scrolling that a shorter page had caused.
  useBeforePaint(() => {
    const left = opened.current;
    opened.current = link;
    if (link !== null || left === null) return;
    const known = place.current !== undefined;
    if (known) scrollTo(0, place.current as number);
    document.getElementById(left)?.focus({ preventScroll: known });
  }, [link]);
}

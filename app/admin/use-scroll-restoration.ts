import { useLocation, useMatches, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../ui/use-isomorphic-layout-effect";

/** Opening and closing a record in a list does not scroll. */
export function useScrollRestoration(): void {
  const { key, search, hash } = useLocation();
  const navigationType = useNavigationType();
  // The staff email opens above a list, whose query is in `back`.
  const [, list] = new URLSearchParams(search).get("back")?.split("?", 2) ?? ["", search];
  const screen = `${useMatches()[2]?.id} ${new URLSearchParams(list).get("page") ?? 1}`;
  const shown = useRef({ key, screen });
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    const save = () => {
      // After Back, the browser scrolls before the new page is rendered.
      if ((history.state?.key ?? "default") === shown.current.key) positions.current.set(shown.current.key, scrollY);
    };
    save();
    addEventListener("scroll", save, { passive: true });
    return () => removeEventListener("scroll", save);
  }, []);
  useIsomorphicLayoutEffect(() => {
    const previous = shown.current.screen;
    shown.current = { key, screen };
    if (previous === screen) return;
    // The focused link was removed with the previous screen.
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
    const target = hash && document.getElementById(hash.slice(1));
    // Not returned: in newer browsers scrollTo returns a promise, which React would take for a cleanup function.
    if (navigationType === "POP") scrollTo(0, positions.current.get(key) ?? scrollY);
    else if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  }, [key, screen, navigationType, hash]);
}

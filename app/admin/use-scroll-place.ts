import { useLocation, useMatches, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useBeforePaint } from "../ui/use-before-paint";

/**
 * Another screen, or another page of its list, begins at the top, and Back is where it was left, as with documents,
 * whose places the browser keeps itself. A ticket is no other screen: it opens and closes where its list stands.
 */
export function useScrollPlace(): void {
  const { key, search, hash } = useLocation();
  const way = useNavigationType();
  // The route below the root and the frame, and the page of its list; behind a letter that is the one it goes back to.
  const [, list] = new URLSearchParams(search).get("back")?.split("?", 2) ?? ["", search];
  const screen = `${useMatches()[2]?.id} ${new URLSearchParams(list).get("page") ?? 1}`;
  const shown = useRef({ key, screen });
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    const keep = () => {
      // On the way back the browser scrolls what is still the page before.
      if ((history.state?.key ?? "default") === shown.current.key) places.current.set(shown.current.key, scrollY);
    };
    keep();
    addEventListener("scroll", keep, { passive: true });
    return () => removeEventListener("scroll", keep);
  }, []);
  useBeforePaint(() => {
    const left = shown.current.screen;
    shown.current = { key, screen };
    if (left === screen) return;
    // The link that was followed has gone with its screen.
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
    const target = hash && document.getElementById(hash.slice(1));
    // Nothing is returned: scrollTo gives a promise in newer browsers, which React would call as the effect's end.
    if (way === "POP") scrollTo(0, places.current.get(key) ?? scrollY);
    else if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  }, [key, screen, way, hash]);
}

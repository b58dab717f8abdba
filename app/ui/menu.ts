import { type RefObject, useEffect, useRef } from "react";

/** For a menu made of `details`. With JavaScript it closes on any choice, on Escape and on a press beside it. */
export function useMenu(): RefObject<HTMLDetailsElement> {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      const inside = event.target instanceof Element ? details.contains(event.target) : false;
      const chosen = event.target instanceof Element && event.target.closest("a, button") !== null;
      const escaped = event instanceof KeyboardEvent && event.key === "Escape";
      if (escaped) details.querySelector("summary")?.focus();
      if (escaped || (event.type === "click" && (chosen || !inside))) details.open = false;
    };
    document.addEventListener("click", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return menu;
}

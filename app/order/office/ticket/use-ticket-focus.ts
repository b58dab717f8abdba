import { useNavigationType } from "@remix-run/react";
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/** After a client-side navigation the focus moves to the ticket; a full page load keeps its focus. */
export function useFocusOnNavigation(number: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigated = useNavigationType() !== "POP";
  const navigatedRef = useRef(navigated);
  navigatedRef.current = navigated;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each ticket
  useEffect(() => {
    if (navigatedRef.current) heading.current?.focus({ preventScroll: matchMedia("(min-width: 78rem)").matches });
  }, [number]);
  return heading;
}

/** When the focused control is removed, the focus moves to the heading of its section, or else of the ticket. */
export function useFocusAfterRemoval(heading: RefObject<HTMLElement>) {
  const focused = useRef<Element | null>(null);
  const section = useRef<Element | null>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    const next = section.current?.isConnected ? section.current.querySelector<HTMLElement>("h3, summary") : null;
    (next ?? heading.current)?.focus();
  });
  return ({ target, currentTarget }: FocusEvent) => {
    focused.current = target.closest("dialog") === currentTarget ? target : null;
    section.current = target.closest("section");
  };
}

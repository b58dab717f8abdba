import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { describeLength } from "#app/booking/model/describe-length";
import { countOpenTimes, type Steps } from "#app/booking/model/steps";
import { announce } from "#app/ui/feedback/announce";
import { BROWSER_ZONE } from "./use-browser-zone";

export const stepIds = { times: "times", who: "who" } as const;

/** After a step without a page load, moves the focus to the next part and announces it. */
export function useStepFocus(steps: Steps): void {
  const shown = useRef(steps);
  const { state } = useLocation();
  useEffect(() => {
    const before = shown.current;
    shown.current = steps;
    if (before === steps || state === BROWSER_ZONE) return;
    if (steps.slot && steps.slot.slot !== before.slot?.slot) return focusStep(stepIds.who);
    if (before.slot && !steps.slot) return focusStep(stepIds.times);
    announce(describe(steps));
    if (document.activeElement === document.body) focusStep(stepIds.times);
  }, [steps, state]);
}

function focusStep(id: string): void {
  const section = document.getElementById(id);
  section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  const scroll = () => section?.scrollIntoView({ block: "start" });
  if (window.parent === window) scroll();
  // The dialog around the frame takes the height of the new step in the next animation frame.
  else requestAnimationFrame(() => requestAnimationFrame(scroll));
}

function describe({ kind, day, zone }: Steps): string {
  if (!day) return `${kind.name}: no open times.`;
  return `${kind.name}, ${describeLength(kind.minutes)}. ${day.name}: ${countOpenTimes(day)} open, in ${zone.name}.`;
}

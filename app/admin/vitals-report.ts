import type { Metric } from "web-vitals";
import { officeScreens } from "../office-screens";
import { paths } from "../paths";

const officePages = officeScreens.map(({ pattern }) => pattern);

export function findPagePattern(pathname: string): string | null {
  const parts = pathname.split("/");
  const matches = (pattern: string) => {
    const wanted = pattern.split("/");
    return wanted.length === parts.length && wanted.every((part, i) => part === parts[i] || part.startsWith(":"));
  };
  return officePages.find((page) => page === pathname) ?? officePages.find(matches) ?? null;
}

let started = false;

/** Reports on the screen that the document was loaded with, even if the user has navigated since. */
export async function reportVitals(): Promise<void> {
  const page = findPagePattern(location.pathname);
  if (started || !page || !("sendBeacon" in navigator)) return;
  started = true;
  const unsent = new Map<string, Metric>();
  const send = () => {
    if (document.visibilityState !== "hidden" || unsent.size === 0) return;
    const metrics = [...unsent.values()].map(({ id, name, value }) => ({ id, name, value }));
    unsent.clear();
    navigator.sendBeacon(paths.vitals, JSON.stringify({ page, metrics }));
  };
  const add = (metric: Metric) => {
    unsent.set(metric.name, metric);
    // CLS and INP are only reported when the page is being hidden.
    if (document.visibilityState === "hidden") queueMicrotask(send);
  };
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(add);
  addEventListener("visibilitychange", send);
  addEventListener("pagehide", send);
}

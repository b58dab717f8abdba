import type { Metric } from "web-vitals";
import { officePages, paths } from "#app/paths";

/** The pattern of the page that an address belongs to, which names no record; null for an address without a screen. */
export function pageOf(pathname: string): string | null {
  const parts = pathname.split("/");
  const fits = (pattern: string) => {
    const wanted = pattern.split("/");
    return wanted.length === parts.length && wanted.every((part, i) => part === parts[i] || part.startsWith(":"));
  };
  // An address that is written out comes before one with a place for any id.
  return officePages.find((page) => page === pathname) ?? officePages.find(fits) ?? null;
}

let started = false;

/**
 * Measures this document (web-vitals) and reports it when the page is left or put away, the values as they are then.
 * Filed under the screen that the document came with, also when others follow without a new document.
 */
export async function reportVitals(): Promise<void> {
  const page = pageOf(location.pathname);
  if (started || !page || !("sendBeacon" in navigator)) return;
  started = true;
  const unsent = new Map<string, Metric>();
  const send = () => {
    if (document.visibilityState !== "hidden" || unsent.size === 0) return;
    const metrics = [...unsent.values()].map(({ id, name, value }) => ({ id, name, value }));
    unsent.clear();
    navigator.sendBeacon(paths.vitals, JSON.stringify({ page, metrics }));
  };
  const take = (metric: Metric) => {
    unsent.set(metric.name, metric);
    // CLS and INP are handed over at the very moment when the page is put away.
    if (document.visibilityState === "hidden") queueMicrotask(send);
  };
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(take);
  addEventListener("visibilitychange", send);
  addEventListener("pagehide", send);
}

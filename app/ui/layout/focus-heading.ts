/**
 * After a link of the site the focus goes to the heading of the page it led to: a reader hears where it is, and Tab
 * goes on from there. A first visit begins at the top, a hash and a summary of errors keep the focus they ask for, and
 * Back is the browser's.
 */
export function focusHeading(): void {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const followed = arrival?.type === "navigate" && document.referrer.startsWith(`${location.origin}/`);
  const heading = document.querySelector<HTMLElement>("h1");
  if (!followed || !heading || location.hash || document.querySelector("[autofocus]")) return;
  if (document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

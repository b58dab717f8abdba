/**
 * Focuses the heading after a link of the site was followed, so that screen readers announce the page. Does nothing on
 * a first visit, after Back, or if something else takes the focus.
 */
export function focusHeading(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const followed = navigation?.type === "navigate" && document.referrer.startsWith(`${location.origin}/`);
  const heading = document.querySelector<HTMLElement>("h1");
  if (!followed || !heading || location.hash || document.querySelector("[autofocus]")) return;
  if (document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

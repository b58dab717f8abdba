/** Lets screen readers announce the page after a link was followed. Not on a first visit or after Back. */
export function focusHeading(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const followed = navigation?.type === "navigate" && document.referrer.startsWith(`${location.origin}/`);
  const heading = document.querySelector<HTMLElement>("h1");
  if (!followed || !heading || location.hash || document.querySelector("[autofocus]")) return;
  if (document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** For screen readers, in the live region that every page has. */
export function announce(text: string): void {
  const region = document.getElementById("live-region");
  if (region) region.textContent = text;
}

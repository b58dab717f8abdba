/** Says something to readers without showing it, in the live region that every page has. */
export function announce(text: string): void {
  const region = document.getElementById("live-region");
  if (region) region.textContent = text;
}

/** Lets screen readers read the text. Every page has the live region. */
export function announce(text: string): void {
  const region = document.getElementById("live-region");
  if (region) region.textContent = text;
}

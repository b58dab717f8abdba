/** React 18 resets a textarea with a default value during hydration. Call the result after hydration. */
export function keepTextUntilHydration(): () => void {
  const defaults = new Map<HTMLTextAreaElement, string>();
  const keep = () => {
    for (const area of document.querySelectorAll("textarea")) {
      if (area.value === area.defaultValue) continue;
      if (!defaults.has(area)) defaults.set(area, area.defaultValue);
      area.defaultValue = area.value;
    }
  };
  keep();
  document.addEventListener("input", keep);
  return () => {
    document.removeEventListener("input", keep);
    for (const [area, text] of defaults) area.defaultValue = text;
  };
}

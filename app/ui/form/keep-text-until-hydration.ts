/**
 * What is typed into text areas before React takes the page over. React 18 sets an area that came filled back to the
 * text it came with, and what was typed is gone, unless that text is another by then: so until then it is what was
 * typed. Returns what ends it, once React is there.
 */
export function keepTextUntilHydration(): () => void {
  const came = new Map<HTMLTextAreaElement, string>();
  const keep = () => {
    for (const area of document.querySelectorAll("textarea")) {
      if (area.value === area.defaultValue) continue;
      if (!came.has(area)) came.set(area, area.defaultValue);
      area.defaultValue = area.value;
    }
  };
  keep();
  document.addEventListener("input", keep);
  return () => {
    document.removeEventListener("input", keep);
    for (const [area, text] of came) area.defaultValue = text;
  };
}

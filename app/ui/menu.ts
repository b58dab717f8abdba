/**
 * For a menu made of `details`: it closes on any choice, on Escape and on a press beside it.
 * @param find The menu, asked for at each press.
 * @returns What ends it.
 */
export function closeOnChoice(find: () => HTMLDetailsElement | null): () => void {
  const close = (event: Event) => {
    const details = find();
    if (!details?.open) return;
    const inside = event.target instanceof Element ? details.contains(event.target) : false;
    const chosen = event.target instanceof Element && event.target.closest("a, button") !== null;
    const escaped = event instanceof KeyboardEvent && event.key === "Escape";
    if (escaped) details.querySelector("summary")?.focus();
    if (escaped || (event.type === "click" && (chosen || !inside))) details.open = false;
  };
  document.addEventListener("click", close);
  document.addEventListener("keydown", close);
  return () => {
    document.removeEventListener("click", close);
    document.removeEventListener("keydown", close);
  };
}

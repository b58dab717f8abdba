/** @param find called at each event, because the menu may be replaced */
export function autoCloseMenu(find: () => HTMLDetailsElement | null): () => void {
  const close = (event: Event) => {
    const details = find();
    if (!details?.open) return;
    const inside = event.target instanceof Element ? details.contains(event.target) : false;
    const onItem = event.target instanceof Element && event.target.closest("a, button") !== null;
    const escaped = event instanceof KeyboardEvent && event.key === "Escape";
    if (escaped) details.querySelector("summary")?.focus();
    const left = event.type === "focusin" && !inside;
    if (escaped || left || (event.type === "click" && (onItem || !inside))) details.open = false;
  };
  document.addEventListener("click", close);
  document.addEventListener("keydown", close);
  document.addEventListener("focusin", close);
  return () => {
    document.removeEventListener("click", close);
    document.removeEventListener("keydown", close);
    document.removeEventListener("focusin", close);
  };
}

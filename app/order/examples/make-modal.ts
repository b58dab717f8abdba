/**
 * As a `ref`: makes of a dialog that the server rendered open a modal one, on top of the page and with the focus kept
 * inside.
 */
export function makeModal(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  // Not close(), which would say that the visitor closed it.
  dialog.removeAttribute("open");
  // The page that it locks keeps the width that it has beside its scroll bar. Not by `scrollbar-gutter`, which makes
  // every `vw` a little less and so moves the page after all.
  const page = document.documentElement;
  page.style.setProperty("--scroll-bar", `${innerWidth - page.clientWidth}px`);
  dialog.showModal();
  // On the dialog itself: a slider that had the focus would take the arrow keys.
  dialog.focus();
}

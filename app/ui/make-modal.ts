/**
 * As a `ref`: makes of a dialog that the server rendered open a modal one, on top of the page and with the focus kept
 * inside. A field of it that has the focus already keeps it.
 */
export function makeModal(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  const focused = document.activeElement as HTMLElement | null;
  // Not close(), which would say that the visitor closed it.
  dialog.removeAttribute("open");
  measureScrollBar();
  dialog.showModal();
  // Else on the dialog itself: a slider that had the focus would take the arrow keys.
  if (focused && dialog.contains(focused)) focused.focus();
  else dialog.focus();
}

/**
 * To be called before a dialog locks the page, which then keeps the width that it has beside its scroll bar. Not by
 * `scrollbar-gutter`, which makes every `vw` a little less and so moves the page after all.
 */
export function measureScrollBar(): void {
  const page = document.documentElement;
  page.style.setProperty("--scroll-bar", `${innerWidth - page.clientWidth}px`);
}

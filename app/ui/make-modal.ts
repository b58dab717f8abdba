/** A `ref` callback that turns a dialog that the server rendered as open into a modal one. */
export function makeModal(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  const focused = document.activeElement as HTMLElement | null;
  // close() would fire a close event.
  dialog.removeAttribute("open");
  measureScrollBar();
  dialog.showModal();
  // Otherwise a slider could get the focus and capture the arrow keys.
  if (focused && dialog.contains(focused)) focused.focus();
  else dialog.focus();
}

/** Call before a dialog locks scrolling, so that the page keeps its width. (`scrollbar-gutter` would change `vw` units.) */
export function measureScrollBar(): void {
  const page = document.documentElement;
  page.style.setProperty("--scroll-bar", `${innerWidth - page.clientWidth}px`);
}

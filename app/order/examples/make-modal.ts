/**
 * As a `ref`: makes of a dialog that the server rendered open a modal one, on top of the page and with the focus kept
 * inside.
 */
export function makeModal(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  // Not close(), which would say that the visitor closed it.
  dialog.removeAttribute("open");
  dialog.showModal();
  // On the dialog itself: a slider that had the focus would take the arrow keys.
  dialog.focus();
}

import { measureScrollBar } from "../../ui/make-modal";

/**
 * Turns every link to the booking page that says `data-booking` into one that opens the dialog. The frame is made
 * when it is first opened. Escape, Close and the way back of the focus are the dialog's own, and for browsers that
 * do not focus a pressed link the opener is remembered.
 */
const dialog = document.querySelector<HTMLDialogElement>("#booking");
const place = dialog?.querySelector<HTMLElement>("[data-frame]");

function open(event: MouseEvent): void {
  if (!dialog || !place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (!place.firstChild) {
    const frame = document.createElement("iframe");
    frame.title = "Booking calendar";
    frame.src = place.dataset.frame ?? "";
    place.append(frame);
  }
  const opener = event.currentTarget as HTMLElement;
  dialog.addEventListener("close", () => opener.focus(), { once: true });
  measureScrollBar();
  dialog.showModal();
}

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-booking]")) {
  link.ariaHasPopup = "dialog";
  link.addEventListener("click", open);
}

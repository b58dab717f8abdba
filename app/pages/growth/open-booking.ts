import "#app/ui/load-widget-script";
import { measureScrollBar } from "#app/ui/make-modal";

const dialog = document.querySelector<HTMLDialogElement>("#booking");
const place = dialog?.querySelector<HTMLElement>("[data-frame]");
const trouble = dialog?.querySelector<HTMLElement>(".book-trouble");

function open(event: MouseEvent): void {
  if (!dialog || !place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (!place.firstChild) {
    const frame = document.createElement("iframe");
    frame.title = "Booking calendar";
    frame.src = place.dataset.frame ?? "";
    frame.addEventListener("load", () => {
      showHelpWithForm(frame);
      closeOnEscape(frame);
    });
    place.append(frame);
  }
  // Some browsers do not focus a clicked link, so the dialog has nothing to return the focus to.
  const opener = event.currentTarget as HTMLElement;
  dialog.addEventListener("close", () => opener.focus(), { once: true });
  measureScrollBar();
  dialog.showModal();
}

/** Hides the help once the call is booked. A calendar from another site cannot be read, so its help stays. */
function showHelpWithForm({ contentDocument }: HTMLIFrameElement): void {
  if (trouble && contentDocument) trouble.hidden = !contentDocument.querySelector("form");
}

/** Keys pressed in a frame do not reach the dialog around it. */
function closeOnEscape({ contentDocument }: HTMLIFrameElement): void {
  contentDocument?.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) dialog?.close();
  });
}

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-booking]")) {
  link.ariaHasPopup = "dialog";
  link.addEventListener("click", open);
}

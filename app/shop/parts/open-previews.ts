import { measureScrollBar } from "#app/ui/make-modal";

const dialog = document.querySelector<HTMLDialogElement>("#preview");
const place = dialog?.querySelector("section");

function open(event: MouseEvent): void {
  if (!dialog || !place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  const small = link.querySelector("img");
  const picture = document.createElement("img");
  picture.alt = small?.alt ?? "";
  picture.width = small?.width ?? 0;
  picture.height = small?.height ?? 0;
  picture.src = link.href;
  // Makes the arrow keys scroll a picture that is larger than the window.
  place.tabIndex = 0;
  place.replaceChildren(picture);
  // Some browsers do not focus a clicked link, so the dialog has nothing to return the focus to.
  dialog.addEventListener("close", () => link.focus(), { once: true });
  measureScrollBar();
  dialog.showModal();
}

dialog?.addEventListener("click", ({ target, detail }) => {
  // The second click of a double-click on the link must not close what the first one opened.
  if (detail < 2 && (target === dialog || target === place)) dialog.close();
});
for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-preview]")) {
  link.ariaHasPopup = "dialog";
  link.addEventListener("click", open);
}

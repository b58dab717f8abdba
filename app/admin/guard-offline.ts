import { paths } from "../paths";
import { createErrorToast } from "../ui/feedback/error-toast";
import { clearToast, showOfflineToast } from "../ui/feedback/lost-connection";
import { isChanged } from "../ui/form/is-changed";
import { getLoadFailureToast } from "../ui/office/load-failure";

/** Prevents links and forms from leaving the page, and asks before a page with unsaved text is closed. */
export function guardOffline(onChange: (offline: boolean) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const update = () => onChange(!navigator.onLine);
  update();
  addEventListener("online", update, { signal });
  addEventListener("online", clearToast, { signal });
  addEventListener("offline", update, { signal });
  // In the bubbling phase: forms that a script handles have prevented the default.
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (navigator.onLine || event.defaultPrevented || form.method === "dialog") return;
      event.preventDefault();
      const signsOut = new URL(form.action).pathname === paths.adminSignOut;
      const description = signsOut
        ? "We couldn’t sign you out. Try again once you’re online."
        : "We couldn’t save that. What you typed stays here.";
      showOfflineToast(createErrorToast(description));
    },
    { signal },
  );
  // In the capture phase, before the router loads the next page's code.
  addEventListener(
    "click",
    (event) => {
      const address = navigator.onLine ? null : getLinkAddress(event);
      if (!address) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      showOfflineToast(getLoadFailureToast(address.pathname));
    },
    { capture: true, signal },
  );
  addEventListener("beforeunload", (event) => !navigator.onLine && hasUnsavedText() && event.preventDefault(), {
    signal,
  });
  return () => controller.abort();
}

function getLinkAddress(event: MouseEvent): URL | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hash) return null;
  const address = new URL(link.href);
  return address.origin === location.origin && address.pathname.startsWith(paths.admin) ? address : null;
}

/**
 * Whether a text field has been changed, apart from search fields, or there is a field marked `data-unsaved`. Values that
 * are part of `sent` do not count.
 */
export function hasUnsavedText(sent?: FormData): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type="hidden"], [type="search"], [type="checkbox"], [type="radio"], [type="submit"])',
  );
  const normalize = (text: FormDataEntryValue) => String(text).replaceAll("\r\n", "\n");
  const isSent = ({ name, value }: (typeof fields)[number]) =>
    sent?.getAll(name).some((entry) => normalize(entry) === value);
  const marked = document.querySelectorAll<HTMLInputElement>("input[data-unsaved]");
  return [...fields].some((field) => isChanged(field) && !isSent(field)) || [...marked].some((field) => !isSent(field));
}

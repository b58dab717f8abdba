import { paths } from "#app/paths";
import { clearToast, failureAt, tellOffline } from "../ui/feedback/lost-connection";

/**
 * Protects what is on the screen while there is no connection: no link and no form leads away from it, and leaving a
 * page with unsaved text asks first. `onChange` is called with whether the connection is gone. Returns a function that
 * stops this.
 */
export function keepTyped(onChange: (offline: boolean) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const tell = () => onChange(!navigator.onLine);
  tell();
  addEventListener("online", tell, { signal });
  addEventListener("online", clearToast, { signal });
  addEventListener("offline", tell, { signal });
  // After all other listeners: a script's own requests are left to it, and a dialog only closes.
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (navigator.onLine || event.defaultPrevented || form.method === "dialog") return;
      event.preventDefault();
      const signsOut = new URL(form.action).pathname === paths.adminSignOut;
      tellOffline({ title: "Error", description: signsOut ? "Failed to sign out" : "Failed to save", tone: "error" });
    },
    { signal },
  );
  // Before all other listeners: the code of the page that the link leads to may be missing.
  addEventListener(
    "click",
    (event) => {
      const address = navigator.onLine ? null : addressOf(event);
      if (!address) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      tellOffline(failureAt(address.pathname));
    },
    { capture: true, signal },
  );
  addEventListener("beforeunload", (event) => !navigator.onLine && holdsTyped() && event.preventDefault(), { signal });
  return () => ended.abort();
}

/** The office's page that a plain click opens in this window. */
function addressOf(event: MouseEvent): URL | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hash) return null;
  const address = new URL(link.href);
  return address.origin === location.origin && address.pathname.startsWith(paths.admin) ? address : null;
}

/**
 * Whether a field that a person writes in differs from what the page came with. Searches are no loss, nor is what is
 * among the fields that were `sent`.
 */
export function holdsTyped(sent?: FormData): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type="hidden"], [type="search"], [type="checkbox"], [type="radio"], [type="submit"])',
  );
  const plain = (text: FormDataEntryValue) => String(text).replaceAll("\r\n", "\n");
  const isSent = ({ name, value }: (typeof fields)[number]) => sent?.getAll(name).some((one) => plain(one) === value);
  return [...fields].some((field) => field.value !== field.defaultValue && !isSent(field));
}

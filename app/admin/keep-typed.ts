/**
 * Watches over what is typed while there is no connection: nothing is sent that could not arrive, and leaving a page
 * that holds unsaved text is asked about first. `onChange` hears whether the connection is gone. Returns what ends it.
 */
export function keepTyped(onChange: (offline: boolean) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const tell = () => onChange(!navigator.onLine);
  tell();
  addEventListener("online", tell, { signal });
  addEventListener("offline", tell, { signal });
  // Before any other listener: a post that cannot arrive would put an error page in the place of the form.
  addEventListener("submit", (event) => navigator.onLine || stop(event), { capture: true, signal });
  addEventListener("click", followPlainly, { capture: true, signal });
  addEventListener("beforeunload", (event) => !navigator.onLine && holdsTyped() && event.preventDefault(), { signal });
  return () => ended.abort();
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Without a connection a link loads a document, which the offline worker answers, and not data, which nobody does. */
function followPlainly(event: MouseEvent): void {
  if (navigator.onLine || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || new URL(link.href).origin !== location.origin || link.hash) return;
  stop(event);
  location.assign(link.href);
}

/** Whether a field that a person writes in differs from what the page came with. Searches are no loss. */
function holdsTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type="hidden"], [type="search"], [type="checkbox"], [type="radio"], [type="submit"])',
  );
  return [...fields].some((field) => field.value !== field.defaultValue);
}

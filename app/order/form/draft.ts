import type { AttachedPhoto } from "./form-state";
import { nothingTyped, type Typed } from "./split-state";

/** The order as far as it has come, kept for this tab. */
interface Draft {
  typed: Typed;
  formId: string;
  photos: AttachedPhoto[];
  /** The number of the order that exactly this became, while it waits for its payment. */
  placed?: string;
  /** Whether that was paid. */
  paid?: boolean;
}

const KEY = "order-draft";
/** A document is reloaded once; later visits to the form within it are ordinary ones. */
let reloadSeen = false;

/**
 * The draft of this tab. A reload of the page clears it, and so does its payment: then `cleared` tells what it held,
 * because browsers refill the fields with it.
 */
export function recallDraft(): { draft: Draft | null; cleared: Typed | null } {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (!kept?.typed || !Array.isArray(kept.photos)) return { draft: null, cleared: null };
    const typed: Typed = { ...nothingTyped, ...kept.typed };
    if (!wasReloaded() && !kept.paid) return { draft: { ...kept, typed }, cleared: null };
    sessionStorage.removeItem(KEY);
    return { draft: null, cleared: typed };
  } catch {
    return { draft: null, cleared: null };
  }
}

/** Keeps the draft; an empty form leaves none behind. */
export function saveDraft(draft: Draft): void {
  const { split, ...words } = draft.typed;
  const empty = Object.values(words).every((word) => !word) && Object.values(split).every((count) => !Number(count));
  if (empty && draft.photos.length === 0) {
    clearDraft();
    return;
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the form works without a draft.
  }
}

/** Notes that the order of this number is paid: where the draft became it, the form starts empty the next time. */
export function notePaid(number: string): void {
  try {
    const kept: Draft | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (kept?.placed === number) sessionStorage.setItem(KEY, JSON.stringify({ ...kept, paid: true }));
  } catch {
    // Nothing was kept then.
  }
}

/** Forgets what this tab remembers of the form. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}

/** An id of its own for a form, so that sending it twice is one order. */
export function newFormId(): string {
  // randomUUID is there on secure origins only.
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function wasReloaded(): boolean {
  if (reloadSeen) return false;
  reloadSeen = true;
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" && new URL(entry.name).pathname === location.pathname;
}

import type { AttachedPhoto, OrderInput } from "./form-state";
import { emptyInput, isEmpty } from "./order-input";

interface Draft {
  typed: OrderInput;
  formId: string;
  photos: AttachedPhoto[];
  /** The number of the order that was placed with exactly this, until it is paid. */
  placed?: string;
  paid?: boolean;
}

const KEY = "order-draft";
/** A document is reloaded once; later visits to the form within it are no reloads. */
let reloadSeen = false;

/** A reload or the payment clears the draft: then `cleared` is what it held, because browsers refill fields with it. */
export function loadDraft(): { draft: Draft | null; cleared: OrderInput | null } {
  const stored = readStorage();
  if (!stored?.typed || !Array.isArray(stored.photos)) return { draft: null, cleared: null };
  const draft: Draft = { ...stored, typed: { ...emptyInput, ...stored.typed } };
  if (!wasReloaded() && !draft.paid) return { draft, cleared: null };
  clearDraft();
  return { draft: null, cleared: draft.typed };
}

export function saveDraft(draft: Draft): void {
  if (isEmpty(draft.typed) && draft.photos.length === 0) clearDraft();
  else writeStorage(draft);
}

/** Marks the draft paid if it became the order of this number: the form is empty the next time. */
export function markDraftPaid(number: string): void {
  const stored = readStorage();
  if (stored?.placed === number) writeStorage({ ...stored, paid: true });
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

function readStorage(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function writeStorage(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the form works without a draft.
  }
}

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

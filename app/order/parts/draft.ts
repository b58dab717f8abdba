import type { AttachedPhoto, OrderInput } from "../model/form-state";
import { emptyInput, isEmpty } from "../model/order-input";

interface Draft {
  typed: OrderInput;
  formId: string;
  photos: AttachedPhoto[];
  /** Number of the unpaid order that was placed with exactly this content. */
  placed?: string;
  paid?: boolean;
}

const KEY = "order-draft";
/** A document is reloaded at most once; opening the form again by navigation is not a reload. */
let reloadSeen = false;

/** A reload or the payment clears the draft. `cleared` is its content, because browsers restore it into the fields. */
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
    // The storage is full or not allowed: the form works without a draft.
  }
}

function wasReloaded(): boolean {
  if (reloadSeen) return false;
  reloadSeen = true;
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" && new URL(entry.name).pathname === location.pathname;
}

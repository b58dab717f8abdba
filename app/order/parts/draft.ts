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

/** The key of the order form's draft. The form for the next visuals has its own key. */
export const ORDER_DRAFT = "order-draft";
/** A document is reloaded at most once; opening the form again by navigation is not a reload. */
let reloadSeen = false;

/** A reload or the payment clears the draft. `cleared` is its content, because browsers restore it into the fields. */
export function loadDraft(key: string): { draft: Draft | null; cleared: OrderInput | null } {
  const stored = readStorage(key);
  if (!stored?.typed || !Array.isArray(stored.photos)) return { draft: null, cleared: null };
  const draft: Draft = { ...stored, typed: { ...emptyInput, ...stored.typed } };
  if (!wasReloaded() && !draft.paid) return { draft, cleared: null };
  clearDraft(key);
  return { draft: null, cleared: draft.typed };
}

export function saveDraft(draft: Draft, key: string): void {
  if (isEmpty(draft.typed) && draft.photos.length === 0) clearDraft(key);
  else writeStorage(draft, key);
}

export function markDraftPaid(number: string): void {
  const stored = readStorage(ORDER_DRAFT);
  if (stored?.placed === number) writeStorage({ ...stored, paid: true }, ORDER_DRAFT);
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

function readStorage(key: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function writeStorage(draft: Draft, key: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
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

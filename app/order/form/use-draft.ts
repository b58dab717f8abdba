import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { PhotoUploads } from "../photos/photo-uploads";
import { useStoredPhotos } from "../photos/use-photos";
import { clearDraft, newFormId, recallDraft, saveDraft } from "./draft";
import type { OrderValues } from "./form-state";
import { nothingTyped, type Typed } from "./split-state";
import { readTyped, writeTyped } from "./typed-form";

export interface LiveForm {
  typed: Typed;
  formId: string;
  /** Whether scripts run. False in the server's HTML and in the first render. */
  live: boolean;
  /** To be called whenever something was typed or chosen. */
  change: () => void;
  /** The form as it stands became the order of this number, which is not paid yet. */
  place: (number: string) => void;
  /** The order is placed and nothing of it shall come back. */
  forget: () => void;
}

/**
 * Follows what is typed, and keeps it as a draft for this tab until it is sent or the page is reloaded. What the
 * server sent back counts more than the draft; what the visitor typed before this ran counts more than both.
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  uploads: PhotoUploads,
  start: OrderValues,
  returned: boolean,
): LiveForm {
  const [typed, setTyped] = useState<Typed>(start);
  const [formId, setFormId] = useState(start.formId);
  const [live, setLive] = useState(false);
  const [placed, setPlaced] = useState<string>();
  const forgotten = useRef(false);
  const stored = useStoredPhotos(uploads);

  const change = useCallback(() => {
    if (form.current) setTyped(readTyped(form.current));
    setPlaced(undefined);
  }, [form]);

  useEffect(() => {
    if (!form.current) return;
    const { draft, cleared } = returned ? { draft: null, cleared: null } : recallDraft();
    if (draft) {
      writeTyped(form.current, draft.typed, nothingTyped);
      uploads.restore(draft.photos);
    }
    if (cleared && !navigator.userActivation?.hasBeenActive) writeTyped(form.current, nothingTyped, cleared);
    // Drawn in pieces, between which the visitor is heard.
    startTransition(() => {
      setFormId((id) => id || draft?.formId || newFormId());
      change();
      setPlaced(draft?.placed);
      setLive(true);
    });
  }, [form, uploads, returned, change]);

  useEffect(() => {
    if (live && !forgotten.current) saveDraft({ typed, formId, photos: stored, placed });
  }, [live, typed, formId, stored, placed]);

  // Back to a page that the browser kept alive, after the payment: a new order begins.
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      const paid = persisted && form.current ? recallDraft().cleared : null;
      if (!paid || !form.current) return;
      writeTyped(form.current, nothingTyped, paid);
      uploads.clear();
      setFormId(newFormId());
      change();
    };
    window.addEventListener("pageshow", show);
    return () => window.removeEventListener("pageshow", show);
  }, [form, uploads, change]);

  const forget = useCallback(() => {
    forgotten.current = true;
    clearDraft();
    const empty = () => {
      if (form.current) writeTyped(form.current, nothingTyped);
    };
    // Empty before the browser puts the page aside, so that Back does not refill it; and again if it was kept alive.
    window.addEventListener("pagehide", empty, { once: true });
    const again = () => {
      forgotten.current = false;
      empty();
      uploads.clear();
      setFormId(newFormId());
      change();
    };
    window.addEventListener("pageshow", again, { once: true });
  }, [form, uploads, change]);

  return { typed, formId, live, change, place: setPlaced, forget };
}

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { clearDraft, newFormId, recallDraft, saveDraft } from "./draft";
import type { OrderValues } from "./form-state";
import type { PhotoUploads } from "./photo-uploads";
import { nothingTyped, type Typed } from "./split-state";
import { readTyped, writeTyped } from "./typed-form";
import { useStoredPhotos } from "./use-photos";

export interface LiveForm {
  typed: Typed;
  formId: string;
  /** Whether scripts run. False in the server's HTML and in the first render. */
  live: boolean;
  /** To be called whenever something was typed or chosen. */
  change: () => void;
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
  const forgotten = useRef(false);
  const stored = useStoredPhotos(uploads);

  const change = useCallback(() => {
    if (form.current) setTyped(readTyped(form.current));
  }, [form]);

  useEffect(() => {
    if (!form.current) return;
    const { draft, cleared } = returned ? { draft: null, cleared: null } : recallDraft();
    if (draft) {
      writeTyped(form.current, draft.typed, nothingTyped);
      uploads.restore(draft.photos);
    }
    if (cleared && !navigator.userActivation?.hasBeenActive) writeTyped(form.current, nothingTyped, cleared);
    setFormId((id) => id || draft?.formId || newFormId());
    change();
    setLive(true);
  }, [form, uploads, returned, change]);

  useEffect(() => {
    if (live && !forgotten.current) saveDraft({ typed, formId, photos: stored });
  }, [live, typed, formId, stored]);

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

  return { typed, formId, live, change, forget };
}

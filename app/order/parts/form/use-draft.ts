import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { fields, type OrderInput, type OrderValues } from "#app/order/model/form-state";
import { emptyInput } from "#app/order/model/order-input";
import { testPackage } from "#app/packages/packages";
import { paths } from "#app/paths";
import { newFormId } from "#app/ui/form/form-id";
import type { FileUploads } from "#app/ui/uploads/file-uploads";
import { useStoredFiles } from "#app/ui/uploads/use-file-uploads";
import { clearDraft, loadDraft, ORDER_DRAFT, saveDraft } from "../draft";
import { fillInputs, readInputs } from "./form-inputs";

export interface DraftedForm {
  input: OrderInput;
  formId: string;
  /** False in the server's HTML and in the first render. */
  live: boolean;
  update: () => void;
  markPlaced: (number: string) => void;
  discard: () => void;
}

/** Text typed before hydration takes precedence over a form that the server returned, which overrides the draft. */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  uploads: FileUploads,
  initial: OrderValues,
  { isReturned, key }: { isReturned: boolean; key: string },
): DraftedForm {
  const [input, setInput] = useState<OrderInput>(initial);
  const [formId, setFormId] = useState(initial.formId);
  const [live, setLive] = useState(false);
  const [placed, setPlaced] = useState<string>();
  const discarded = useRef(false);
  const stored = useStoredFiles(uploads);

  const update = useCallback(() => {
    if (form.current) setInput(readInputs(form.current));
    setPlaced(undefined);
  }, [form]);

  useEffect(() => {
    if (!form.current) return;
    const { draft, cleared } = isReturned ? { draft: null, cleared: null } : loadDraft(key);
    const isChosen = readInputs(form.current).option !== initial.option;
    if (draft) {
      fillInputs(form.current, draft.typed, initial);
      uploads.restore(draft.photos);
    }
    if (cleared && !navigator.userActivation?.hasBeenActive) fillInputs(form.current, initial, cleared);
    // Only once, because the visitor may choose another package and come back.
    const linkedPackage =
      !isReturned && !isChosen && key === ORDER_DRAFT && new URLSearchParams(location.search).get("package");
    if (linkedPackage && linkedPackage !== testPackage.value) {
      (form.current.elements.namedItem(fields.option) as RadioNodeList).value = linkedPackage;
      history.replaceState(history.state, "", paths.orderForm);
    }
    // A transition, so that rendering does not block what the visitor types meanwhile.
    startTransition(() => {
      setFormId((id) => id || draft?.formId || newFormId());
      update();
      setPlaced(draft?.placed);
      setLive(true);
    });
  }, [form, uploads, isReturned, key, update, initial]);

  useEffect(() => {
    if (live && !discarded.current) saveDraft({ typed: input, formId, photos: stored, placed }, key);
  }, [live, input, formId, stored, placed, key]);

  // After the payment, Back may restore the page from the browser's cache. The form must then be empty.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      const paid = persisted && form.current ? loadDraft(key).cleared : null;
      if (!paid || !form.current) return;
      fillInputs(form.current, emptyInput, paid);
      uploads.clear();
      setFormId(newFormId());
      update();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [form, uploads, key, update]);

  const discard = useCallback(() => {
    discarded.current = true;
    clearDraft(key);
    const emptyInputs = () => {
      if (form.current) fillInputs(form.current, emptyInput);
    };
    // Before the browser stores the page, so that Back does not refill the form, and again if the page is restored.
    window.addEventListener("pagehide", emptyInputs, { once: true });
    const startAgain = () => {
      discarded.current = false;
      emptyInputs();
      uploads.clear();
      setFormId(newFormId());
      update();
    };
    window.addEventListener("pageshow", startAgain, { once: true });
  }, [form, uploads, key, update]);

  return { input, formId, live, update, markPlaced: setPlaced, discard };
}

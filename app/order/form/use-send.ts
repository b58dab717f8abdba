import { useFetcher } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { paths } from "#app/paths";
import type { PhotoUploads } from "../photos/photo-uploads";
import { fields, type OrderProblem } from "./form-state";
import type { SendResult } from "./send-order";
import type { LiveForm } from "./use-draft";

/** `leaving`: the order is placed and the browser goes on. */
export type Phase = "idle" | "uploading" | "sending" | "leaving";

/** So long the toast is shown before the payment page (specification section 9). */
const PAYMENT_DELAY_MS = 500;
/** A page that did not come by then will not: the button works again, and the same order is not placed twice. */
const STUCK_AFTER_MS = 10_000;

interface Answers {
  onProblems: (problems: OrderProblem[]) => void;
  onPayment: () => void;
}

/** Sends the order without leaving the page, once, after the photos that are still on their way. */
export function useSend(
  form: RefObject<HTMLFormElement>,
  uploads: PhotoUploads,
  { formId, place, forget }: LiveForm,
  { onProblems, onPayment }: Answers,
): { phase: Phase; send: () => Promise<void> } {
  const fetcher = useFetcher<SendResult>({ key: "order" });
  const [phase, setPhase] = useState<Phase>("idle");
  const submitting = useRef(false);

  const release = useCallback(() => {
    submitting.current = false;
    setPhase("idle");
  }, []);

  async function send() {
    if (submitting.current || !form.current) return;
    submitting.current = true;
    setPhase("uploading");
    const lost = await finishUploads(uploads);
    if (lost.length > 0) {
      release();
      return onProblems(lost);
    }
    setPhase("sending");
    fetcher.submit(collect(form.current, uploads, formId), {
      method: "post",
      action: paths.visualDesign,
      encType: "multipart/form-data",
    });
  }

  const answer = fetcher.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever else changes
  useEffect(() => {
    if (!answer) return;
    if (!answer.ok) {
      release();
      // The server judged the form, so it knows which photos it still has.
      if (answer.values && answer.problems.some(({ field }) => field))
        uploads.removeUnknown(answer.values.photos.map(({ id }) => id));
      return onProblems(answer.problems);
    }
    setPhase("leaving");
    if (answer.toPay) {
      place(answer.number);
      onPayment();
    } else forget();
    const go = setTimeout(() => location.assign(answer.redirectTo), answer.toPay ? PAYMENT_DELAY_MS : 0);
    const stuck = setTimeout(release, STUCK_AFTER_MS);
    return () => [go, stuck].forEach(clearTimeout);
  }, [answer]);

  useEffect(() => {
    const show = (event: PageTransitionEvent) => event.persisted && release();
    window.addEventListener("pageshow", show);
    return () => window.removeEventListener("pageshow", show);
  }, [release]);

  return { phase, send };
}

/**
 * Waits for the photos under way. One that fails meanwhile stops the order, because its visitor could not know;
 * one that had failed before does not.
 */
async function finishUploads(uploads: PhotoUploads): Promise<OrderProblem[]> {
  const known = uploads.list().filter(({ state }) => state === "failed");
  await uploads.waitForUploads();
  return uploads
    .list()
    .filter(({ key, state }) => state === "failed" && !known.some((photo) => photo.key === key))
    .map(({ problem = "" }) => ({ field: "photos", title: "Error", description: problem }));
}

function collect(form: HTMLFormElement, uploads: PhotoUploads, formId: string): FormData {
  const data = new FormData(form);
  data.delete(fields.photos);
  data.delete(fields.photo);
  for (const { id } of uploads.list()) if (id) data.append(fields.photo, id);
  data.set(fields.formId, formId);
  data.set(fields.enhanced, "1");
  return data;
}

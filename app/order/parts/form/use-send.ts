import { useFetcher } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fields, type OrderProblem } from "#app/order/model/form-state";
import type { FileUploads } from "#app/ui/uploads/file-uploads";
import type { SendResult } from "./send-order";
import type { DraftedForm } from "./use-draft";

export type Phase = "idle" | "uploading" | "sending" | "leaving";

const PAYMENT_DELAY_MS = 500;
/** After this the button works again; sending the same order twice does not place it twice. */
const STUCK_AFTER_MS = 10_000;

interface SendOptions {
  action: string;
  onProblems: (problems: OrderProblem[]) => void;
  onPayment: () => void;
}

export function useSend(
  form: RefObject<HTMLFormElement>,
  uploads: FileUploads,
  { formId, markPlaced, discard }: DraftedForm,
  { action, onProblems, onPayment }: SendOptions,
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
    const failed = await finishUploads(uploads);
    if (failed.length > 0) {
      release();
      return onProblems(failed);
    }
    setPhase("sending");
    fetcher.submit(collectFormData(form.current, uploads, formId), {
      method: "post",
      action,
      encType: "multipart/form-data",
    });
  }

  const answer = fetcher.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever else changes
  useEffect(() => {
    if (!answer) return;
    if (!answer.ok) {
      release();
      // Only a form that the server has checked tells which photos it still has.
      if (answer.values && answer.problems.some(({ field }) => field))
        uploads.removeUnknown(answer.values.photos.map(({ id }) => id));
      return onProblems(answer.problems);
    }
    showTransition(() => setPhase("leaving"));
    if (answer.toPay) {
      markPlaced(answer.number);
      onPayment();
    } else discard();
    const leave = setTimeout(() => location.assign(answer.redirectTo), answer.toPay ? PAYMENT_DELAY_MS : 0);
    const stuck = setTimeout(release, STUCK_AFTER_MS);
    return () => [leave, stuck].forEach(clearTimeout);
  }, [answer]);

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && release();
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [release]);

  return { phase, send };
}

/** Skips the transition in browsers without view transitions and for people who prefer less motion. */
function showTransition(change: () => void): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !("startViewTransition" in document)) change();
  // Browsers reject the transition in a hidden tab.
  else document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
}

/** Waits for the uploads. One that fails now stops the order; one that the visitor has seen failing does not. */
async function finishUploads(uploads: FileUploads): Promise<OrderProblem[]> {
  const known = uploads.list().filter(({ state }) => state === "failed");
  await uploads.waitForUploads();
  return uploads
    .list()
    .filter(({ key, state }) => state === "failed" && !known.some((photo) => photo.key === key))
    .map(({ problem = "" }) => ({ field: "photos", title: "Error", description: problem }));
}

function collectFormData(form: HTMLFormElement, uploads: FileUploads, formId: string): FormData {
  const data = new FormData(form);
  data.delete(fields.photos);
  data.delete(fields.photo);
  for (const { id } of uploads.list()) if (id) data.append(fields.photo, id);
  data.set(fields.formId, formId);
  data.set(fields.enhanced, "1");
  return data;
}

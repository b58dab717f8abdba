import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type DeliveryProblem, noFiles } from "#app/order/model/delivery-limits";
import { deliveryFailed, type FormError } from "#app/order/model/form-errors";
import { isConnectionLost } from "#app/ui/feedback/lost-connection";
import type { FileUploads } from "#app/ui/uploads/file-uploads";

export const notUploaded: DeliveryProblem = {
  field: "files",
  text: "Some files didn’t upload. Try them again or remove them first.",
};

/** Waits for uploads in progress, and empties the form after a delivery. `failure` is a toast; each attempt creates a new one. */
export function useSendDelivery(
  uploads: FileUploads,
  ticket: { formId: string },
  error: FormError | undefined,
  onDelivered: () => void,
) {
  const ref = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const [formId, setFormId] = useState(error?.delivery?.formId ?? ticket.formId);
  const [isWaiting, setIsWaiting] = useState(false);
  const [problems, setProblems] = useState<DeliveryProblem[]>([]);
  const [failure, setFailure] = useState<{ title: string; description: string } | null>(null);
  const isSending = useNavigation().formData?.get("intent") === "deliver";
  const wasSending = useRef(false);

  useEffect(() => {
    const isDone = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (!isDone || isConnectionLost(error)) return;
    if (error?.delivery) uploads.removeUnknown(error.delivery.staged.map(({ id }) => id));
    if (error) return;
    uploads.clear();
    onDelivered();
    ref.current?.reset();
    const message = ref.current?.querySelector("textarea");
    if (message) message.value = "";
    setFormId(ticket.formId);
  }, [isSending, error, uploads, ticket.formId, onDelivered]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isWaiting || isSending) return event.preventDefault();
    const hasFailed = () => uploads.list().some(({ state }) => state === "failed");
    setFailure(null);
    if (uploads.list().length === 0) {
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>('input[type="file"]')?.focus();
      return setProblems([noFiles]);
    }
    if (!uploads.busy && !hasFailed()) return setProblems([]);
    event.preventDefault();
    const form = event.currentTarget;
    setIsWaiting(true);
    await uploads.waitForUploads();
    setIsWaiting(false);
    if (hasFailed()) {
      setFailure({ title: "Error", description: deliveryFailed });
      return setProblems([notUploaded]);
    }
    setProblems([]);
    submit(submitter instanceof HTMLButtonElement ? submitter : form, { preventScrollReset: true });
  }

  return { ref, formId, isWaiting: isWaiting || isSending, problems, failure, onSubmit };
}

import { Form } from "@remix-run/react";
import { useRef, useState } from "react";
import {
  type DeliveryProblem,
  deliveryLimits,
  deliveryFields as names,
  noFiles,
} from "#app/order/model/delivery-limits";
import type { FormError } from "#app/order/model/form-errors";
import { formatSize } from "#app/server/email/format-size";
import { announce } from "#app/ui/feedback/announce";
import { FlashToast } from "#app/ui/feedback/toast.tsx";
import { FieldError } from "#app/ui/form/field.tsx";
import { LeaveDialog } from "#app/ui/form/leave-dialog.tsx";
import { FileDrop } from "#app/ui/uploads/file-drop.tsx";
import { FileList } from "#app/ui/uploads/file-list.tsx";
import { useAddedFiles, useFiles, useUploadAnnouncements } from "#app/ui/uploads/use-file-uploads";
import { useHydrated } from "#app/ui/use-hydrated";
import { ConfirmDelivery } from "./confirm-delivery";
import { createDeliveryUploads } from "./delivery-uploads";
import { notUploaded, useSendDelivery } from "./use-send-delivery";

const leaveQuestion = {
  title: "Files Not Delivered",
  question: "Leave this order?",
  text: "These files haven’t been sent to the customer. If you leave, you’ll have to choose them again.",
};

interface Props {
  ticket: { number: string; formId: string; rounds: { deliveries: readonly unknown[] }[] };
  action: string;
  error: FormError | undefined;
}

/** Without JavaScript the form carries the files; with it each is uploaded as soon as it is chosen. */
export function DeliverForm({ ticket, action, error }: Props) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const shown = error?.delivery;
  const [uploads] = useState(() => createDeliveryUploads(ticket.number, shown?.staged ?? []));
  const files = useFiles(uploads);
  const { addFiles, messages, clearMessages, isDragging } = useAddedFiles(input, uploads, announce, { pastes: false });
  useUploadAnnouncements(uploads, announce);
  const form = useSendDelivery(uploads, ticket, error, clearMessages);
  const isSolved = ({ text }: DeliveryProblem) =>
    (text === noFiles.text && files.length > 0) ||
    (text === notUploaded.text && files.every(({ state }) => state !== "failed"));
  const problems = [...(shown?.problems ?? []), ...form.problems].filter((problem) => !isSolved(problem));
  const listTexts = (field: DeliveryProblem["field"]) =>
    problems.flatMap((problem) => (problem.field === field ? [problem.text] : []));
  const fileTexts = [...listTexts("files"), ...messages];
  const messageText = listTexts("message").join(" ");
  return (
    <Form
      ref={form.ref}
      id="delivery-form"
      className="delivery-form"
      method="post"
      action={`${action}#delivery-form`}
      encType={hydrated ? "application/x-www-form-urlencoded" : "multipart/form-data"}
      preventScrollReset
      onSubmit={form.onSubmit}
    >
      <input type="hidden" name="intent" value="deliver" />
      <input type="hidden" name={names.formId} value={form.formId} />
      <input type="hidden" name={names.seen} value={ticket.rounds.flatMap(({ deliveries }) => deliveries).length} />
      <LeaveDialog getQuestion={() => (uploads.list().length > 0 ? leaveQuestion : null)} />
      {files.length > 0 ? (
        <FileList label="Files to deliver" {...{ names, formatSize, files, uploads, input }} />
      ) : null}
      <FileDrop
        input={input}
        id="delivery-files"
        name={names.files}
        label="Choose files"
        multiple
        isDragging={isDragging}
        isInvalid={fileTexts.length > 0}
        onAdd={addFiles}
      >
        Any type, up to 2 GB each, {deliveryLimits.files} at most.
      </FileDrop>
      {fileTexts.length > 0 ? (
        <div id="delivery-files-error">
          {fileTexts.map((text) => (
            <FieldError key={text}>{text}</FieldError>
          ))}
        </div>
      ) : null}
      <label htmlFor="delivery-message" className="font-semibold">
        Message to the customer <span className="ticket-soft">optional</span>
      </label>
      <textarea
        id="delivery-message"
        name={names.message}
        rows={2}
        maxLength={deliveryLimits.message}
        defaultValue={shown?.message ?? error?.input}
        aria-invalid={messageText ? true : undefined}
        aria-describedby={messageText ? "delivery-message-error" : undefined}
      />
      {messageText ? <FieldError id="delivery-message-error">{messageText}</FieldError> : null}
      {listTexts(null).map((text) => (
        <FieldError key={text}>{text}</FieldError>
      ))}
      {shown && shown.reasons.length > 0 ? (
        <ConfirmDelivery reasons={shown.reasons} />
      ) : (
        <div className={files.length > 0 ? "save-bar mb-0" : undefined}>
          <button
            className={`tool w-full font-bold ${files.length > 0 ? "tool-hot" : "tool-solid"}`}
            type="submit"
            aria-disabled={form.isWaiting || undefined}
          >
            {form.isWaiting ? "Uploading…" : "Upload & Notify Customer"}
          </button>
        </div>
      )}
      {form.failure ? (
        <div className="toasts" role="alert">
          <FlashToast flash={form.failure} tone="error" />
        </div>
      ) : null}
    </Form>
  );
}

import { Form } from "@remix-run/react";
import { MESSAGE_LIMIT } from "#app/booking/model/booking-values";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import type { RefusedChange } from "./receive-meeting-post.server";

export function CancelForm({ name, refused }: { name: string; refused: RefusedChange | undefined }) {
  const error = refused?.errors.message;
  return (
    <details className="fold open:basis-full" open={refused !== undefined || undefined}>
      <summary>Cancel this booking</summary>
      <p className="mt-1 mb-3 text-ink-2">Other visitors can book this time right away, and {name} gets an email.</p>
      {error ? (
        <ErrorSummary
          className="mb-4"
          title="The booking isn’t canceled yet."
          problems={[{ href: "#message", text: error }]}
        />
      ) : null}
      <Form method="post" preventScrollReset noValidate className="grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="cancel_meeting" />
        <TextArea
          className="w-full max-w-xl"
          name="message"
          label="Message to the visitor"
          optional
          rows={3}
          defaultValue={refused?.values.message}
          error={error}
          maxLength={MESSAGE_LIMIT}
        />
        <button type="submit" className="tool tool-danger">
          Cancel the booking
        </button>
      </Form>
    </details>
  );
}

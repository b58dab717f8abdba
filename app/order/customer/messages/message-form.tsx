import { useState } from "react";
import {
  type CustomerFormProblem,
  customerFormFields,
  MAX_CUSTOMER_TEXT,
  NO_MORE_PICTURES,
} from "#app/order/model/customer-page-form";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { CustomerPhotos } from "../customer-photos";
import { Fold } from "../fold";
import type { CustomerPage } from "../load-customer-page.server";
import { FormProblem } from "../problems/form-problem";

const ID = "message-form";
const TEXT_ID = "message-text";

/** Plain HTML: the text is sent and comes back the same way with and without JavaScript. */
export function MessageForm({
  customerPage,
  problem,
}: {
  customerPage: CustomerPage;
  problem: CustomerFormProblem | null;
}) {
  // The customer page reloads itself with new ids, but this is still the same form.
  const [formId] = useState(customerPage.formId);
  const { messages } = customerPage.thread;
  const { isAsked, status } = customerPage;
  const [isFolded] = useState(!problem && !isAsked);
  const errors = problem?.errors ?? {};
  const action = paths.customerPage(customerPage.number);
  const sendLabel = isAsked ? "Send your answer" : "Send message";
  const fields = (
    <div className={`customer-form-fields ${isFolded ? "pt-3" : ""}`}>
      <TextArea
        id={TEXT_ID}
        name={customerFormFields.text}
        label={isAsked ? "Your answer" : "Your message"}
        rows={4}
        defaultValue={problem?.values.text}
        error={errors.text}
        hint={`Up to ${MAX_CUSTOMER_TEXT.toLocaleString("en-US")} characters.`}
      />
      <CustomerPhotos
        form="message"
        action={action}
        sendLabel={sendLabel}
        initial={problem?.photos ?? []}
        error={errors.photos}
        refusal={customerPage.takesPhotos ? undefined : NO_MORE_PICTURES}
      />
      <FormProblem form="message" text={errors.form} />
      <Button variant={isAsked || status.action === null ? "primary" : "secondary"}>{sendLabel}</Button>
    </div>
  );
  return (
    <form
      method="post"
      action={`${action}#${ID}`}
      id={ID}
      encType="multipart/form-data"
      noValidate
      className="customer-form"
    >
      <input type="hidden" name={customerFormFields.intent} value="message" />
      <input type="hidden" name={customerFormFields.formId} value={formId} />
      {isFolded ? (
        <Fold id={ID} heading={<h3>{nameForm(messages.at(-1))}</h3>}>
          {fields}
        </Fold>
      ) : (
        fields
      )}
    </form>
  );
}

/** A touch screen's keyboard would cover what the link shows. */
export function focusMessage() {
  if (!matchMedia("(pointer: fine)").matches) return;
  const field = document.getElementById(TEXT_ID);
  const fold = field?.closest("details");
  if (fold) fold.open = true;
  // A browser that follows a link takes the focus away first.
  setTimeout(() => field?.focus());
}

function nameForm(last: { isOwn: boolean } | undefined): string {
  if (!last) return "Write to us";
  return last.isOwn ? "Write again" : "Write back";
}

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
import type { CustomerPage } from "../load-customer-page.server";
import { FormProblem } from "../problems/form-problem";

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
  const errors = problem?.errors ?? {};
  const action = paths.customerPage(customerPage.number);
  return (
    <form
      method="post"
      action={`${action}#message-form`}
      id="message-form"
      encType="multipart/form-data"
      noValidate
      className="customer-form scroll-mt-24"
    >
      <h3>{customerPage.takesPhotos ? "Add pictures or a note" : "Write to us"}</h3>
      <input type="hidden" name={customerFormFields.intent} value="message" />
      <input type="hidden" name={customerFormFields.formId} value={formId} />
      <TextArea
        id="message-text"
        name={customerFormFields.text}
        label="Your message"
        rows={5}
        defaultValue={problem?.values.text}
        error={errors.text}
        hint={`Up to ${MAX_CUSTOMER_TEXT.toLocaleString("en-US")} characters.`}
      />
      <CustomerPhotos
        form="message"
        action={action}
        sendLabel="Send message"
        initial={problem?.photos ?? []}
        error={errors.photos}
        refusal={customerPage.takesPhotos ? undefined : NO_MORE_PICTURES}
      />
      <FormProblem form="message" text={errors.form} />
      <Button variant="secondary">Send message</Button>
    </form>
  );
}

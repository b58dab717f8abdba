import { contactFields } from "#app/contact/model/message-fields";
import type { MessageResult } from "#app/contact/model/validate-message";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button.tsx";
import { DescribedField } from "#app/ui/form/field.tsx";
import { requiredNote } from "#app/ui/form/required-note";
import { MessageFrame } from "./message-frame";
import { useMessageForm } from "./use-message-form";

export function ContactForm({ returned }: { returned: MessageResult | undefined }) {
  const form = useMessageForm("contact", paths.contact, returned);
  return (
    <MessageFrame form={form} path={paths.contact} className="contact-form">
      <div className="contact-lines">
        <DescribedField field={contactFields.name} {...form.getFieldProps("name")} />
        <DescribedField field={contactFields.businessName} {...form.getFieldProps("businessName")} />
        <DescribedField field={contactFields.email} {...form.getFieldProps("email")} />
        <DescribedField field={contactFields.phone} className="contact-field" {...form.getFieldProps("phone")} />
      </div>
      <DescribedField
        field={contactFields.message}
        rows={5}
        className="contact-field"
        {...form.getFieldProps("message")}
      />
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button busy={form.busy}>{form.busy ? "Sending your message…" : "Send message"}</Button>
        <span className="text-small text-ink-2">{requiredNote}</span>
      </p>
    </MessageFrame>
  );
}

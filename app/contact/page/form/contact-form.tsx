import { contactFields } from "#app/contact/model/message-fields";
import type { MessageResult } from "#app/contact/model/validate-message";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button.tsx";
import { MessageFrame } from "./message-frame";
import { LineField, LongField } from "./text-fields";
import { useMessageForm } from "./use-message-form";

export function ContactForm({ returned }: { returned: MessageResult | undefined }) {
  const form = useMessageForm("contact", paths.contact, returned);
  return (
    <MessageFrame form={form} path={paths.contact} className="contact-form">
      <div className="contact-lines">
        <LineField form={form} field="name" of={contactFields.name} />
        <LineField form={form} field="businessName" of={contactFields.businessName} />
        <LineField form={form} field="email" of={contactFields.email} />
        <LineField form={form} field="phone" of={contactFields.phone} />
      </div>
      <LongField
        form={form}
        field="message"
        of={contactFields.message}
        hint="Tell us what eats your week, or what you’d like us to make. Rough notes are fine."
      />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button busy={form.busy}>{form.busy ? "Sending your message…" : "Send message"}</Button>
        <span className="text-small text-ink-2">Please fill in all required fields marked with *</span>
      </p>
    </MessageFrame>
  );
}

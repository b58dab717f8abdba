import { consent, inquiryFields } from "#app/contact/model/message-fields";
import type { MessageResult } from "#app/contact/model/validate-message";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button.tsx";
import { DescribedField, FieldError } from "#app/ui/form/field.tsx";
import { requiredNote } from "#app/ui/form/required-note";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";
import { useBusiness, useReplyTime } from "#app/ui/use-site";
import { MessageFrame } from "./message-frame";
import { type MessageForm, useMessageForm } from "./use-message-form";

export function InquiryForm({ returned }: { returned: MessageResult | undefined }) {
  const form = useMessageForm("inquiry", paths.letsTalk, returned);
  return (
    <MessageFrame form={form} path={paths.letsTalk} className="talk-ticket">
      <div className="talk-body notch notch-bottom">
        <TextRow form={form} field="name" />
        <TextRow form={form} field="email" />
        <TextRow form={form} field="phone" />
        <BusinessType form={form} />
        <InquiryType form={form} />
        <TextRow form={form} field="message" />
        <Consent form={form} />
      </div>
      <div className="talk-tear notch notch-top">
        <Button busy={form.busy}>{form.busy ? "Sending your message…" : "Send message"}</Button>
        <p className="text-small text-ink-2">
          {requiredNote} <span className="block">We reply {useReplyTime()}.</span>
        </p>
      </div>
    </MessageFrame>
  );
}

interface TextRowProps {
  form: MessageForm;
  field: "name" | "email" | "phone" | "message";
}

function TextRow({ form, field }: TextRowProps) {
  return <DescribedField className="talk-row" field={inquiryFields[field]} rows={5} {...form.getFieldProps(field)} />;
}

function BusinessType({ form }: { form: MessageForm }) {
  const { name, label, choices } = inquiryFields.businessType;
  const { value = "", error } = form.getFieldProps("businessType");
  return (
    <SelectField className="talk-row" name={name} label={label} defaultValue={value} error={error} optional>
      <option value="">Choose your industry</option>
      <SelectOptions options={choices} />
    </SelectField>
  );
}

function InquiryType({ form }: { form: MessageForm }) {
  const { name, label, choices } = inquiryFields.inquiryType;
  const error = form.errorOf("inquiryType");
  return (
    <fieldset className="talk-row talk-kind" aria-describedby={error ? `${name}-error` : undefined}>
      <legend>
        {label}
        <span className="font-normal text-ink-2"> optional</span>
      </legend>
      <div className="talk-kinds">
        {choices.map(({ value }, index) => (
          <label key={value}>
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={form.initial.texts.inquiryType === value}
            />
            <span>{value}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

function Consent({ form }: { form: MessageForm }) {
  const { name } = useBusiness();
  const error = form.errorOf("consent");
  return (
    <div className="talk-row">
      <div className="talk-consent checks">
        <input
          type="checkbox"
          id={consent.name}
          name={consent.name}
          required
          defaultChecked={form.initial.consent}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${consent.name}-error` : undefined}
        />
        <label htmlFor={consent.name}>
          {consent.describe(name)}
          <span aria-hidden="true">{"\u00a0*"}</span>
        </label>
        {error ? <FieldError id={`${consent.name}-error`}>{error}</FieldError> : null}
      </div>
    </div>
  );
}

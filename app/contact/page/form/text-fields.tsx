import type { MessageField, MessageKey } from "#app/contact/model/message-fields";
import { Field, TextArea } from "#app/ui/form/field.tsx";
import type { MessageForm } from "./use-message-form";

interface TextFieldProps {
  form: MessageForm;
  field: MessageKey;
  of: MessageField;
  hint?: string;
  className?: string;
}

function getProps({
  form,
  field,
  of: { name, label, required, limit, autoComplete },
  hint,
  className,
}: TextFieldProps) {
  return {
    ...{ name, label, hint, autoComplete, className },
    required: Boolean(required),
    optional: !required,
    maxLength: limit,
    defaultValue: form.initial.texts[field],
    error: form.errorOf(field),
  };
}

export function LineField(props: TextFieldProps) {
  return <Field {...getProps(props)} type={props.of.type} />;
}

export function LongField(props: TextFieldProps) {
  return <TextArea {...getProps(props)} />;
}

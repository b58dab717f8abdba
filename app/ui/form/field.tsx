import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";

interface FieldWords {
  label: ReactNode;
  name: string;
  /** The name without it. */
  id?: string;
  hint?: ReactNode;
  /** The message of the error catalogue; its presence makes the field invalid. */
  error?: string | null;
  /** Writes "optional" beside the label. */
  optional?: boolean;
}

type FieldProps = FieldWords & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWords>;
type TextAreaProps = FieldWords & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldWords>;

/** One input: label above, hint and error below, tied to it by aria-describedby. */
export function Field({ label, hint, error, optional, className, ...input }: FieldProps) {
  const id = input.id ?? input.name;
  return (
    <Words {...{ id, label, hint, error, optional, className }} required={input.required}>
      <input type="text" {...input} {...described(id, hint, error)} />
    </Words>
  );
}

/** The same for text of several lines. */
export function TextArea({ label, hint, error, optional, className, ...input }: TextAreaProps) {
  const id = input.id ?? input.name;
  return (
    <Words {...{ id, label, hint, error, optional, className }} required={input.required}>
      <textarea rows={7} {...input} {...described(id, hint, error)} />
    </Words>
  );
}

/** A message under whatever it is about; `id` ties it to the control. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 text-small font-semibold text-err">
      {children}
    </p>
  );
}

function described(id: string, hint: ReactNode, error?: string | null) {
  const ids = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ");
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}

interface WordsProps extends Omit<FieldWords, "name"> {
  id: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

function Words({ id, label, hint, error, optional, required, className, children }: WordsProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
        {optional ? <span className="font-normal text-ink-2"> optional</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

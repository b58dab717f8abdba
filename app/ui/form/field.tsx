import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  ReactNode,
  TextareaHTMLAttributes,
} from "react";

export interface FieldText {
  label: ReactNode;
  name: string;
  id?: string;
  hint?: ReactNode;
  error?: string | null;
  optional?: boolean;
}

interface FieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText | "prefix"> {
  /** Stands before what is typed, such as the start of a web address. */
  prefix?: string;
}
type TextAreaProps = FieldText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText>;

export function Field({ label, hint, error, optional, className, prefix, ...input }: FieldProps) {
  const id = input.id ?? input.name;
  const aria = getAriaProps(id, hint, error);
  return (
    <FieldLayout {...{ id, label, hint, error, optional, className }} required={input.required}>
      {prefix ? (
        <span className="flex flex-wrap items-center gap-x-1.5">
          <span id={`${id}-prefix`} className="text-ink-2">
            {prefix}
          </span>
          <input
            type="text"
            {...input}
            {...aria}
            className="min-w-0 flex-[1_1_9rem]"
            aria-describedby={[`${id}-prefix`, aria["aria-describedby"]].filter(Boolean).join(" ")}
          />
        </span>
      ) : (
        <input type="text" {...input} {...aria} />
      )}
    </FieldLayout>
  );
}

export function TextArea({ label, hint, error, optional, className, ...input }: TextAreaProps) {
  const id = input.id ?? input.name;
  return (
    <FieldLayout {...{ id, label, hint, error, optional, className }} required={input.required}>
      <textarea rows={7} {...input} {...getAriaProps(id, hint, error)} />
    </FieldLayout>
  );
}

export interface DescribedFieldProps extends Pick<FieldText, "error"> {
  field: {
    name: string;
    label: string;
    limit: number;
    hint?: ReactNode;
    /** The message when the field is empty. Here it only marks the field as required. */
    required?: unknown;
    type?: HTMLInputTypeAttribute;
    autoComplete?: HTMLInputAutoCompleteAttribute;
    isLong?: true;
    inputMode?: "numeric" | "decimal";
  };
  value: string | undefined;
  rows?: number;
  className?: string;
  autoFocus?: boolean;
}

export function DescribedField({ field, value, rows = 7, error, className, autoFocus }: DescribedFieldProps) {
  const { name, label, limit, hint, required, type = "text", autoComplete, isLong, inputMode } = field;
  const props = {
    name,
    label,
    hint,
    error,
    autoComplete,
    className,
    required: Boolean(required),
    optional: !required,
    maxLength: limit,
    defaultValue: value,
    autoFocus,
  };
  return isLong ? <TextArea {...props} rows={rows} /> : <Field {...props} type={type} inputMode={inputMode} />;
}

/** `id` is for the control's aria-describedby. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 text-small font-semibold text-err">
      {children}
    </p>
  );
}

export function getAriaProps(id: string, hint: ReactNode, error?: string | null) {
  const ids = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(" ");
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}

interface FieldLayoutProps extends Omit<FieldText, "name"> {
  id: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

export function FieldLayout({ id, label, hint, error, optional, required, className, children }: FieldLayoutProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
        {optional ? <span className="font-normal text-ink-2"> optional</span> : null}
      </label>
      {children}
      <FieldNotes {...{ id, hint, error }} />
    </div>
  );
}

export function FieldNotes({ id, hint, error }: Pick<FieldLayoutProps, "id" | "hint" | "error">) {
  return (
    <>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
          {hint}
        </p>
      ) : null}
    </>
  );
}

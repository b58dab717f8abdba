import { FieldError } from "#app/ui/form/field.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  defaultValue: string;
  hint?: string | null;
  error?: string;
}

export function SelectField({ name, label, options, defaultValue, hint, error }: SelectFieldProps) {
  const described = [hint ? `${name}-hint` : null, error ? `${name}-error` : null].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block font-bold">
        {label}
      </label>
      <select
        id={name}
        name={name}
        defaultValue={defaultValue}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      >
        <SelectOptions options={options} />
      </select>
      {hint ? (
        <p id={`${name}-hint`} className="mt-1.5 text-small text-ink-2">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
    </div>
  );
}

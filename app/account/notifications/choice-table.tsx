import type { FormEvent } from "react";
import { choiceOptions, shortChoiceLabels } from "#app/notifications/choices";
import { FieldError } from "#app/ui/form/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated";
import type { ChoiceTexts } from "./choice-texts";

interface ChoiceTableProps {
  kinds: readonly { name: string; label: string }[];
  values: ChoiceTexts;
  errors: Record<string, string>;
}

const ALL = "all_kinds";

const columns =
  "-mx-(--panel-side) px-(--panel-side) grid grid-cols-[minmax(0,1fr)_repeat(3,min(3.6rem,21%))] wrap-anywhere sm:grid-cols-[minmax(0,1fr)_repeat(3,5rem)]";

export function ChoiceTable({ kinds, values, errors }: ChoiceTableProps) {
  const isHydrated = useHydrated();
  const [{ name: first } = { name: "" }] = kinds;
  const areEqual = kinds.every(({ name }) => values[name] === values[first]);
  return (
    <div onChange={alignRadios}>
      <div className={`${columns} pb-1.5 text-center text-fine/tight text-ink-2`} aria-hidden="true">
        {choiceOptions.map(({ value, label }) => (
          <span key={value} className="self-end first:col-start-2">
            <span className="max-sm:hidden">{label}</span> <span className="sm:hidden">{shortChoiceLabels[value]}</span>
          </span>
        ))}
      </div>
      {kinds.length > 1 ? (
        <ChoiceRow
          name={ALL}
          label="All of these"
          value={areEqual ? values[first] : undefined}
          disabled={!isHydrated}
          className="bg-ground font-bold noscript:hidden dark:bg-line"
        />
      ) : null}
      {kinds.map(({ name, label }) => (
        <ChoiceRow key={name} name={name} label={label} value={values[name]} error={errors[name]} />
      ))}
    </div>
  );
}

// The first line sets the others, and shows what they have in common.
function alignRadios({ currentTarget, target }: FormEvent<HTMLElement>): void {
  const changed = target as HTMLInputElement;
  const radios = [...currentTarget.querySelectorAll<HTMLInputElement>("input")];
  const kindRadios = radios.filter(({ name }) => name !== ALL);
  if (changed.name === ALL) for (const radio of kindRadios) radio.checked = radio.value === changed.value;
  else
    for (const all of radios.filter(({ name }) => name === ALL))
      all.checked = kindRadios.every(({ checked, value }) => checked === (value === all.value));
}

interface ChoiceRowProps {
  name: string;
  label: string;
  value: string | undefined;
  error?: string;
  disabled?: boolean;
  className?: string;
}

function ChoiceRow({ name, label, value: chosen, error, disabled, className = "" }: ChoiceRowProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
      className={`${columns} min-h-13 border-t border-line hover:bg-ground lg:min-h-10 ${className}`}
    >
      <div className="self-center py-1 pr-2">
        <span id={`${name}-label`}>{label}</span>
        {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
      </div>
      {choiceOptions.map(({ value, label: text }, index) => (
        <label key={value} className="relative grid cursor-pointer place-items-center">
          <input
            type="radio"
            // Where the summary of errors leads.
            id={index === 0 ? name : undefined}
            name={name}
            value={value}
            defaultChecked={value === chosen}
            disabled={disabled}
            className="size-4.5 border before:size-2 not-forced-colors:checked:border-leaf not-forced-colors:checked:before:bg-leaf"
          />
          <span className="sr-only">{text}</span>
        </label>
      ))}
    </div>
  );
}

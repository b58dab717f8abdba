import { FieldError } from "../ui/form/field";
import { STARS, StarIcon } from "./stars";

interface StarFieldProps {
  /** The id of the first star, where a link to the field leads. */
  id: string;
  name: string;
  defaultValue: string | undefined;
  error?: string;
  autoFocus?: boolean;
}

export function StarField({ id, name, defaultValue, error, autoFocus }: StarFieldProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-text text-body font-bold tracking-normal">
        Stars <span aria-hidden="true">*</span>
      </legend>
      <div className="stars">
        {STARS.map((count) => (
          <label key={count}>
            <input
              id={count === STARS[0] ? id : undefined}
              type="radio"
              name={name}
              value={count}
              required
              defaultChecked={defaultValue === String(count)}
              aria-invalid={error ? true : undefined}
              // biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else moves the focus to the error
              autoFocus={autoFocus && count === STARS[0]}
            />
            <StarIcon />
            <span className="sr-only">{count === 1 ? "1 star" : `${count} stars`}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

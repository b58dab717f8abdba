import { getLineField, lineFields, type TypedLine } from "#app/order/quote/quote-form";
import { nameCurrency } from "#app/server/text/money";
import { Field } from "#app/ui/form/field.tsx";

interface Props {
  lines: readonly TypedLine[];
  errors: Record<string, string>;
  added: number | null;
  currency: string;
}

const keys = Object.keys(lineFields) as (keyof TypedLine)[];

export function QuoteLines({ lines, errors, added, currency }: Props) {
  return (
    <ol className="mt-5 grid gap-y-4 sm:gap-y-2">
      {lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and lines are only added at the end
          key={index}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-x-5 gap-y-2 max-sm:border-t max-sm:border-line max-sm:pt-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_10.5rem] sm:not-first:[&_label]:sr-only"
        >
          {keys.map((key) => {
            const { label, limit, ...field } = lineFields[key];
            const name = getLineField(key, index);
            return (
              <Field
                key={key}
                name={name}
                label={
                  <>
                    {label}
                    {key === "price" ? (
                      <>
                        , <span className="font-normal">in {nameCurrency(currency)}</span>
                      </>
                    ) : null}
                    <span className="sr-only">, line {index + 1}</span>
                  </>
                }
                maxLength={limit}
                inputMode={"inputMode" in field ? field.inputMode : undefined}
                autoComplete="off"
                defaultValue={line[key]}
                error={errors[name]}
                autoFocus={key === "name" && index === added}
                className={key === "name" ? "max-sm:col-span-2" : undefined}
              />
            );
          })}
        </li>
      ))}
    </ol>
  );
}

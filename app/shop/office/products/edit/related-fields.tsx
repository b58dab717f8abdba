import { getRelatedField, limits, parseRelated } from "#app/shop/model/product-formats";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";
import type { ProductScreen } from "./load-product.server";

interface RelatedFieldsProps {
  text: string;
  errors: Record<string, string>;
  choices: ProductScreen["related"];
}

export function RelatedFields({ text, errors, choices }: RelatedFieldsProps) {
  const chosen = parseRelated(text);
  const options = choices.map(({ slug, title }) => ({ value: slug, label: title }));
  return (
    <>
      {Array.from({ length: limits.related }, (_, index) => {
        const name = getRelatedField(index);
        return (
          <SelectField
            key={name}
            name={name}
            label={`Related product ${index + 1}`}
            defaultValue={chosen[index] ?? ""}
            error={errors[name]}
            autoComplete="off"
          >
            <option value="">None</option>
            <SelectOptions options={addUnknown(chosen[index], options)} />
          </SelectField>
        );
      })}
    </>
  );
}

// A product that was removed, or typed before the list existed, stays until somebody chooses another.
const addUnknown = (slug: string | undefined, options: { value: string; label: string }[]) =>
  !slug || options.some(({ value }) => value === slug) ? options : [...options, { value: slug, label: slug }];

import { getRelatedField, limits, parseRelated } from "#app/shop/model/product-formats";
import { Field } from "#app/ui/form/field.tsx";
import type { ProductScreen } from "./load-product.server";

interface RelatedFieldsProps {
  text: string;
  errors: Record<string, string>;
  choices: ProductScreen["related"];
}

export function RelatedFields({ text, errors, choices }: RelatedFieldsProps) {
  const chosen = parseRelated(text);
  return (
    <>
      {Array.from({ length: limits.related }, (_, index) => {
        const name = getRelatedField(index);
        return (
          <Field
            key={name}
            name={name}
            label={`Related product ${index + 1}`}
            hint={choices.find(({ slug }) => slug === chosen[index])?.title}
            defaultValue={chosen[index]}
            error={errors[name]}
            list="related-choices"
            maxLength={limits.link}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        );
      })}
      <datalist id="related-choices">
        {choices.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}

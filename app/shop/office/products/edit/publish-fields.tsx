import { paths } from "#app/paths";
import { getRelatedField, limits, parseRelated } from "#app/shop/model/product-fields";
import { productStatuses, statusLabels } from "#app/shop/model/product-statuses";
import { Field } from "#app/ui/form/field.tsx";
import type { ProductScreen } from "./load-product.server";
import { SelectField } from "./select-field";

const statuses = productStatuses.map((value) => ({ value, label: statusLabels[value] }));

interface PublishFieldsProps {
  screen: Pick<ProductScreen, "saved" | "related">;
  values: ProductScreen["texts"];
  errors: Record<string, string>;
}

export function PublishFields({ screen: { saved, related }, values, errors }: PublishFieldsProps) {
  const chosen = parseRelated(values.related);
  const missing = saved ? saved.missing : "It needs a file before you can publish it, so create it as a draft first.";
  return (
    <>
      <fieldset className="product-fields">
        <legend>Related products</legend>
        <p className="text-small text-ink-2">
          Enter the end of a product’s address, such as weekly-planner, or paste its link.
        </p>
        {Array.from({ length: limits.related }, (_, index) => {
          const name = getRelatedField(index);
          return (
            <Field
              key={name}
              name={name}
              label={`Related product ${index + 1}`}
              hint={related.find(({ slug }) => slug === chosen[index])?.title}
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
          {related.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </datalist>
      </fieldset>
      <fieldset className="product-fields">
        <legend>Visibility</legend>
        <SelectField
          name="status"
          label="Status"
          options={statuses}
          defaultValue={values.status}
          hint={missing}
          error={errors.status}
        />
        {saved?.blueprintPage ? (
          <p className="text-small text-ink-2">
            {saved.blueprintPage} <a href={paths.blueprint}>View the Blueprint page</a>
          </p>
        ) : null}
      </fieldset>
    </>
  );
}

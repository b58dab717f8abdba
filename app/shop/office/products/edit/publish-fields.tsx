import { productStatuses, statusLabels } from "../product-statuses";
import { getRelatedField, limits, parseRelated } from "./product-fields";
import type { FieldsProps } from "./product-form";
import { SelectField } from "./select-field";

const statuses = productStatuses.map((value) => ({ value, label: statusLabels[value] }));

export function PublishFields({ screen: { saved, related }, values, errors }: FieldsProps) {
  const chosen = parseRelated(values.related);
  const options = [{ value: "", label: "None" }, ...related.map(({ id, title }) => ({ value: id, label: title }))];
  const missing = saved
    ? saved.missing
    : "Before it is published, it needs a file to download: create it as a draft first.";
  return (
    <>
      <fieldset className="product-fields">
        <legend>Related products</legend>
        {Array.from({ length: limits.related }, (_, index) => {
          const name = getRelatedField(index);
          return (
            <SelectField
              key={name}
              name={name}
              label={`Related product ${index + 1}`}
              options={options}
              defaultValue={chosen[index] ?? ""}
              error={errors[name]}
            />
          );
        })}
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
      </fieldset>
    </>
  );
}

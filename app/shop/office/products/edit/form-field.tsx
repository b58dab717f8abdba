import { paths } from "#app/paths";
import { nameCurrency } from "#app/server/text/money";
import { type ProductField, type ProductKey, productEntries } from "#app/shop/model/product-fields";
import { Field, TextArea } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";
import type { ProductScreen } from "./load-product.server";
import { QuestionFields } from "./question-fields";
import { RelatedFields } from "./related-fields";

export interface FormFieldsProps {
  screen: ProductScreen;
  values: ProductScreen["texts"];
  errors: Record<string, string>;
}

interface SectionProps extends FormFieldsProps {
  section: ProductField["section"];
  optional?: boolean;
}

export function SectionFields({ section, ...props }: SectionProps) {
  return productEntries
    .filter(([, field]) => field.section === section)
    .map(([key, field]) => <FormField key={key} fieldKey={key} field={field} {...props} />);
}

interface FormFieldProps extends Omit<SectionProps, "section"> {
  fieldKey: ProductKey;
  field: ProductField;
}

function FormField({ fieldKey: key, field, screen, values, errors, optional }: FormFieldProps) {
  const { kind, name, prefix, required, options, rows, limit, input } = field;
  const label = kind === "money" ? `${field.label} in ${nameCurrency(screen.currency)}` : field.label;
  const [text, error] = [values[key], errors[name]];
  const props = { name, label, hint: describeHint(key, field, screen), defaultValue: text, error };
  switch (kind) {
    case "questions":
      return <QuestionFields text={text} errors={errors} isNew={!screen.saved} />;
    case "products":
      return <RelatedFields text={text} errors={errors} choices={screen.related} />;
    case "choice":
      return (
        <SelectField {...props} autoComplete="off">
          <SelectOptions options={options ?? []} />
        </SelectField>
      );
    case "list":
      return <TextArea {...props} rows={rows} />;
    default:
      return rows ? (
        <TextArea {...props} rows={rows} maxLength={limit} />
      ) : (
        <Field
          {...props}
          prefix={prefix}
          type={kind === "time" ? "datetime-local" : "text"}
          required={required !== undefined}
          optional={optional}
          maxLength={limit}
          autoComplete="off"
          {...input}
        />
      );
  }
}

function describeHint(key: ProductKey, { hint }: ProductField, { saved, checkoutWithoutLink }: ProductScreen) {
  switch (key) {
    case "priceCents":
      return saved?.blueprintPage ? (
        <>
          {saved.blueprintPage} <a href={paths.blueprint}>View the Blueprint page</a>
        </>
      ) : (
        hint
      );
    case "slug":
      return saved?.status === "published" ? "The page is public. If you change this, links to it stop working." : hint;
    case "checkoutLink":
      if (checkoutWithoutLink === "key") return `${hint} It isn’t used, because the site makes the checkout itself.`;
      return `${hint} Until there is one, ${
        checkoutWithoutLink
          ? "Buy Now opens the test checkout, which takes no money."
          : "the product shows as coming soon."
      }`;
    case "saleLimit":
      return saved && saved.soldOnSale > 0 ? `${hint} ${saved.soldOnSale.toLocaleString("en-US")} sold so far.` : hint;
    default:
      return hint;
  }
}

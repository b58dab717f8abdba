import { paths } from "#app/paths";
import { productCategories } from "#app/shop/model/categories";
import { limits } from "#app/shop/model/product-fields";
import { Field, TextArea } from "#app/ui/form/field.tsx";
import type { ProductScreen } from "./load-product.server";
import { QuestionFields } from "./question-fields";
import { SelectField } from "./select-field";

const categories = productCategories.map(({ id, name }) => ({ value: id, label: name }));

interface TextFieldsProps {
  screen: Pick<ProductScreen, "saved">;
  values: ProductScreen["texts"];
  errors: Record<string, string>;
}

export function TextFields({ screen: { saved }, values, errors }: TextFieldsProps) {
  const getProps = (name: Exclude<keyof typeof values, "faq" | "related">) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  const slugHint =
    saved?.status === "published"
      ? "The page is public. If you change this, links to it stop working."
      : "The end of its link. Leave it empty to make it from the title.";
  return (
    <div className="product-fields">
      <Field {...getProps("title")} label="Title" required maxLength={limits.title} autoComplete="off" />
      <Field
        {...getProps("slug")}
        label={`Address, ${paths.product("")}…`}
        hint={slugHint}
        maxLength={limits.slug}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField {...getProps("category")} label="Category" options={categories} />
      <TextArea
        {...getProps("description")}
        label="Short description"
        hint="One or two sentences, for the card and for search engines."
        rows={3}
        maxLength={limits.description}
      />
      <TextArea
        {...getProps("detailed")}
        label="Description"
        hint="Leave an empty line between paragraphs."
        rows={10}
        maxLength={limits.detailed}
      />
      <TextArea {...getProps("included")} label="What’s included" hint="One item per line." rows={6} />
      <QuestionFields text={values.faq} errors={errors} />
    </div>
  );
}

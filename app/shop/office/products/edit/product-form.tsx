import { Form } from "@remix-run/react";
import { useRef, useState } from "react";
import { paths } from "#app/paths";
import { DEFAULT_CURRENCY } from "#app/server/money/currency";
import {
  getHeading,
  type ProductField,
  type ProductKey,
  productEntries,
  productFields,
} from "#app/shop/model/product-fields";
import { parseQuestions, parseRelated } from "#app/shop/model/product-formats";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { LeaveFormDialog } from "#app/ui/form/leave-form-dialog.tsx";
import { SavedTexts } from "#app/ui/form/saved-texts.tsx";
import { type FormFieldsProps, SectionFields } from "./form-field";
import type { ProductScreen } from "./load-product.server";
import { ProductSection } from "./product-section";
import type { RefusedProduct } from "./receive-product-post.server";
import { StatusBar } from "./status-bar";

// The button uses the `form` attribute, because forms cannot be nested.
const END_SALE_FORM = "end-sale";

interface ProductFormProps {
  screen: ProductScreen;
  refused: RefusedProduct | undefined;
}

export function ProductForm({ screen, refused }: ProductFormProps) {
  // The texts that were loaded when the form was opened: its edition belongs to them.
  const [opened] = useState({ id: screen.id, values: screen.texts, edition: screen.edition });
  const { id, values, edition } = refused ?? opened;
  const form = useRef<HTMLFormElement>(null);
  const fields = { screen, values, errors: refused?.errors ?? {} };
  // The names of a section's controls begin with those of its fields.
  const isOpen = (section: ProductField["section"]) =>
    !screen.saved ||
    productEntries.some(
      ([, field]) =>
        field.section === section && Object.keys(fields.errors).some((name) => name.startsWith(field.name)),
    );
  return (
    <Form
      ref={form}
      method="post"
      action={paths.adminProduct(screen.saved ? id : "new")}
      className="panel product-form"
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="intent" value="save_product" />
      {screen.saved ? null : <input type="hidden" name="id" value={id} />}
      <input type="hidden" name="edition" value={edition} />
      <LeaveFormDialog form={form} isReturned={refused !== undefined} />
      {refused && !refused.toast ? <Problems refused={refused} /> : null}
      <div className="product-fields">
        <SectionFields section="text" {...fields} />
      </div>
      <ProductSection title="Checkout" summary={screen.texts.checkoutLink || "No link"} open>
        <SectionFields section="checkout" {...fields} />
      </ProductSection>
      <SaleFields {...fields} open={isOpen("sale")} />
      <ProductSection title="Related products" summary={<RelatedSummary screen={screen} />} open={isOpen("related")}>
        <SectionFields section="related" {...fields} />
      </ProductSection>
      <StatusBar saved={screen.saved} status={values.status} error={fields.errors.status} />
      {screen.saved && refused && refused.theirs.length > 0 ? (
        <SavedTexts
          texts={refused.theirs.map((key) => ({ label: getHeading(key), text: describeText(screen, key) }))}
        />
      ) : null}
    </Form>
  );
}

function Problems({ refused: { title, errors } }: { refused: RefusedProduct }) {
  const problems = Object.entries(errors).map(([name, text]) => ({ href: `#${name}`, text }));
  const compare = [
    {
      href: "#saved-now",
      text: "We added their changes. Where you both changed a field, check yours against the saved one below and save again.",
    },
  ];
  return (
    <ErrorSummary className="mb-4" heading="h2" title={title} problems={problems.length > 0 ? problems : compare} />
  );
}

function SaleFields({ open, ...fields }: FormFieldsProps & { open: boolean }) {
  const { saved, zone } = fields.screen;
  const price = describeText(fields.screen, "salePriceCents");
  return (
    <ProductSection
      title="Discount"
      summary={price ? `${price}${saved?.onSale ? ", on now" : ""}` : "None"}
      open={open}
    >
      <p className="text-small text-ink-2">
        Leave the start empty to begin right away, and the end empty to keep it on. Times are {zone}.
      </p>
      <div className="product-sale">
        <SectionFields section="sale" optional {...fields} />
      </div>
      {saved?.onSale ? (
        <button type="submit" form={END_SALE_FORM} className="tool justify-self-start">
          End discount now
        </button>
      ) : null}
    </ProductSection>
  );
}

/** On phones there is no room for the titles. */
function RelatedSummary({ screen }: { screen: ProductScreen }) {
  const count = parseRelated(screen.texts.relatedProducts).length;
  const titles = describeText(screen, "relatedProducts") || "None";
  if (count < 2) return titles;
  return (
    <>
      <span className="max-md:hidden">{titles}</span>
      <span className="md:hidden">{count} products</span>
    </>
  );
}

export function EndSaleForm({ id, edition }: { id: string; edition: number }) {
  return (
    <Form id={END_SALE_FORM} method="post" action={paths.adminProduct(id)} className="hidden" preventScrollReset>
      <input type="hidden" name="intent" value="end_sale" />
      <input type="hidden" name="edition" value={edition} />
    </Form>
  );
}

function describeText({ texts, related, currency }: ProductScreen, key: ProductKey): string {
  const text = texts[key];
  const { kind, options }: ProductField = productFields[key];
  switch (kind) {
    case "questions":
      return parseQuestions(text)
        .map(({ question, answer }) => `${question}\n${answer}`)
        .join("\n\n");
    case "products":
      return parseRelated(text)
        .map((slug) => related.find((product) => product.slug === slug)?.title ?? slug)
        .join(", ");
    case "choice":
      return options?.find(({ value }) => value === text)?.label ?? text;
    case "money":
      return text && (currency === DEFAULT_CURRENCY ? `$${text}` : `${text} ${currency.toUpperCase()}`);
    case "time":
      return text.replace("T", ", ");
    default:
      return text;
  }
}

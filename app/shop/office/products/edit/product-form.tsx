import { Form } from "@remix-run/react";
import { useState } from "react";
import { paths } from "#app/paths";
import { fieldLabels } from "#app/shop/model/product-fields";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SavedTexts } from "#app/ui/form/saved-texts.tsx";
import { describeField } from "./describe-field";
import type { ProductScreen } from "./load-product.server";
import { PublishFields } from "./publish-fields";
import type { RefusedProduct } from "./receive-product-post.server";
import { SaleFields } from "./sale-fields";
import { TextFields } from "./text-fields";

interface ProductFormProps {
  screen: ProductScreen;
  refused: RefusedProduct | undefined;
}

export function ProductForm({ screen, refused }: ProductFormProps) {
  // The texts that were loaded when the form was opened: its edition belongs to them.
  const [opened] = useState({ id: screen.id, values: screen.texts, edition: screen.edition });
  const { id, values, edition } = refused ?? opened;
  const errors = refused?.errors ?? {};
  const fields = { screen, values, errors };
  return (
    <Form
      method="post"
      action={paths.adminProduct(screen.saved ? id : "new")}
      className="product-form"
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="intent" value="save_product" />
      {screen.saved ? null : <input type="hidden" name="id" value={id} />}
      <input type="hidden" name="edition" value={edition} />
      {refused && !refused.toast ? <Problems refused={refused} /> : null}
      <TextFields {...fields} />
      <SaleFields {...fields} />
      <PublishFields {...fields} />
      <button type="submit" className="tool tool-solid mt-5">
        {screen.saved ? "Save product" : "Create product"}
      </button>
      {screen.saved && refused && refused.theirs.length > 0 ? (
        <SavedTexts
          texts={refused.theirs.map((name) => ({ label: fieldLabels[name], text: describeField(screen, name) }))}
        />
      ) : null}
    </Form>
  );
}

function Problems({ refused: { title, errors, theirs } }: { refused: RefusedProduct }) {
  const problems = Object.entries(errors).map(([name, text]) => ({ href: `#${name}`, text }));
  const compare = [
    {
      href: "#saved-now",
      text: "The form now has their changes, except where you changed the same field. Compare those fields with the saved version below, then save again.",
    },
  ];
  return <ErrorSummary className="mb-4" heading="h2" title={title} problems={theirs.length > 0 ? compare : problems} />;
}

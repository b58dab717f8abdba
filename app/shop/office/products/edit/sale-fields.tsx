import { Form } from "@remix-run/react";
import { paths } from "#app/paths";
import { limits } from "#app/shop/model/product-fields";
import { Field } from "#app/ui/form/field.tsx";
import type { ProductScreen } from "./load-product.server";

/** The button uses the `form` attribute, because forms cannot be nested. */
const END_SALE_FORM = "end-sale";

interface SaleFieldsProps {
  screen: Pick<ProductScreen, "zone" | "saved" | "sellsWithoutLink">;
  values: ProductScreen["texts"];
  errors: Record<string, string>;
}

export function SaleFields({ screen: { zone, saved, sellsWithoutLink }, values, errors }: SaleFieldsProps) {
  const sold = saved && saved.soldOnSale > 0 ? ` ${saved.soldOnSale.toLocaleString("en-US")} sold so far.` : "";
  const getProps = (name: "price" | "checkout_link" | "sale_price" | "sale_starts" | "sale_ends" | "sale_limit") => ({
    name,
    defaultValue: values[name],
    error: errors[name],
    autoComplete: "off",
  });
  return (
    <>
      <fieldset className="product-fields">
        <legend>Price</legend>
        <Field
          {...getProps("price")}
          label="Price in dollars"
          hint="Enter 0 for a free product."
          inputMode="decimal"
          maxLength={12}
          required
        />
        <Field
          {...getProps("checkout_link")}
          label="Checkout link"
          hint={`The hosted payment page. Until there is one, ${
            sellsWithoutLink ? "the test checkout sells the product." : "the product shows as coming soon."
          }`}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={limits.link}
        />
      </fieldset>
      <fieldset className="product-fields">
        <legend>Sale</legend>
        <p className="text-small text-ink-2">
          Leave the start empty to begin right away, and the end empty to keep it on. Times are {zone}.
        </p>
        <div className="product-sale">
          <Field
            {...getProps("sale_price")}
            label="Sale price in dollars"
            optional
            inputMode="decimal"
            maxLength={12}
          />
          <Field
            {...getProps("sale_limit")}
            label="Limit"
            hint={`The sale ends after this many copies.${sold}`}
            optional
            inputMode="numeric"
            maxLength={9}
          />
          <Field {...getProps("sale_starts")} label="Starts" optional type="datetime-local" />
          <Field {...getProps("sale_ends")} label="Ends" optional type="datetime-local" />
        </div>
        {saved?.onSale ? (
          <button type="submit" form={END_SALE_FORM} className="tool justify-self-start">
            End sale now
          </button>
        ) : null}
      </fieldset>
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

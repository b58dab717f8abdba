import { formatAmount } from "#app/server/text/money";
import { type FieldName, formatQuestions, type ProductTexts } from "../model/product-fields";
import type { Product } from "../products/find-product.server";
import { formatFieldTime } from "./sale-times.server";

/** The columns of the form's fields. */
export const columnOf = {
  title: "title",
  slug: "slug",
  description: "description",
  detailed: "detailedDescription",
  category: "category",
  price: "priceCents",
  checkout_link: "checkoutLink",
  sale_price: "salePriceCents",
  sale_starts: "saleStartsAt",
  sale_ends: "saleEndsAt",
  sale_limit: "saleLimit",
  included: "includedItems",
  faq: "faq",
  related: "relatedProducts",
  status: "status",
} as const satisfies Record<FieldName, keyof Product>;

export type EditedColumns = Pick<Product, (typeof columnOf)[FieldName]>;

/** `related` has ids: see related-products.server.ts. */
export function toTexts(product: EditedColumns, zone: string): ProductTexts {
  const { saleStartsAt, saleEndsAt } = product;
  return {
    title: product.title,
    slug: product.slug,
    description: product.description,
    detailed: product.detailedDescription,
    category: product.category,
    price: formatDollars(product.priceCents),
    checkout_link: product.checkoutLink ?? "",
    sale_price: product.salePriceCents === null ? "" : formatDollars(product.salePriceCents),
    sale_starts: saleStartsAt ? formatFieldTime(saleStartsAt, zone) : "",
    sale_ends: saleEndsAt ? formatFieldTime(saleEndsAt, zone) : "",
    sale_limit: product.saleLimit === null ? "" : String(product.saleLimit),
    included: product.includedItems.join("\n"),
    faq: formatQuestions(product.faq),
    related: product.relatedProducts.join(","),
    status: product.status,
  };
}

export const noTexts: ProductTexts = {
  title: "",
  slug: "",
  description: "",
  detailed: "",
  category: "business",
  price: "",
  checkout_link: "",
  sale_price: "",
  sale_starts: "",
  sale_ends: "",
  sale_limit: "",
  included: "",
  faq: "",
  related: "",
  status: "draft",
};

/** `19`, `19.50` */
function formatDollars(cents: number): string {
  return formatAmount(cents).replace(/\.00$/, "");
}

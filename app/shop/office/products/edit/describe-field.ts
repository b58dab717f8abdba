import { findProductCategory } from "#app/shop/model/categories";
import { type FieldName, parseQuestions, parseRelated } from "#app/shop/model/product-fields";
import { productStatuses, statusLabels } from "#app/shop/model/product-statuses";
import type { ProductScreen } from "./load-product.server";

/** What the form shows in this field, as text. */
export function describeField({ texts, related }: ProductScreen, name: FieldName): string {
  const text = texts[name];
  switch (name) {
    case "faq":
      return parseQuestions(text)
        .map(({ question, answer }) => `${question}\n${answer}`)
        .join("\n\n");
    case "related":
      return parseRelated(text)
        .map((slug) => related.find((product) => product.slug === slug)?.title ?? slug)
        .join(", ");
    case "category":
      return findProductCategory(text)?.name ?? text;
    case "status": {
      const status = productStatuses.find((one) => one === text);
      return status ? statusLabels[status] : text;
    }
    case "price":
    case "sale_price":
      return text && `$${text}`;
    default:
      return text.replace(/^(\d{4}-\d{2}-\d{2})T/, "$1, ");
  }
}

import { findProductCategory } from "../../../products/categories";
import { productStatuses, statusLabels } from "../product-statuses";
import type { ProductScreen } from "./load-product.server";
import { type FieldName, fieldLabels, parseQuestions, parseRelated } from "./product-fields";

/** What somebody else saved, beside what was typed. */
export function SavedTexts({ screen, names }: { screen: ProductScreen; names: readonly FieldName[] }) {
  return (
    <section id="saved-now" className="product-saved" aria-labelledby="saved-now-title" tabIndex={-1}>
      <h3 id="saved-now-title">Saved now</h3>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{fieldLabels[name]}</dt>
            <dd>{describe(screen, name) || "Empty"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function describe({ texts, related }: ProductScreen, name: FieldName): string {
  const text = texts[name];
  switch (name) {
    case "faq":
      return parseQuestions(text)
        .map(({ question, answer }) => `${question}\n${answer}`)
        .join("\n\n");
    case "related":
      return parseRelated(text)
        .map((id) => related.find((product) => product.id === id)?.title ?? id)
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

import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { moveProduct } from "#app/shop/edit-products/move-product.server";
import { getListUrl, readFilters } from "#app/shop/model/product-filters";
import { productFailed } from "#app/shop/model/product-statuses";

export async function receiveMove(
  context: RequestContext,
  query: URLSearchParams,
  fields: URLSearchParams,
): Promise<Flash> {
  const [intent, id] = [fields.get("intent"), fields.get("id") ?? ""];
  if (intent !== "move_up" && intent !== "move_down") return productFailed;
  const filters = readFilters(query);
  const direction = intent === "move_up" ? "up" : "down";
  const title = await moveProduct(context, id, direction, filters.category);
  if (title === null) {
    const description = `It’s already at the ${direction === "up" ? "top" : "bottom"} of the list.`;
    return { title: "Not Moved", description, tone: "info" };
  }
  const undo = { intent: intent === "move_up" ? "move_down" : "move_up", id };
  return {
    title: "Product Moved",
    description: `${title} is one place ${direction === "up" ? "higher" : "lower"}.`,
    tone: "info",
    action: { label: "Undo", to: getListUrl(filters), fields: undo },
  };
}

import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import {
  moveProduct,
  moveProductBelow,
  moveProductTo,
  moveProductToTop,
} from "#app/shop/edit-products/move-product.server";
import { type Filters, getListUrl, readFilters } from "#app/shop/model/product-filters";
import { productFailed } from "#app/shop/model/product-statuses";

export async function receiveMove(
  context: RequestContext,
  query: URLSearchParams,
  fields: URLSearchParams,
): Promise<Flash> {
  const [intent, id] = [fields.get("intent"), fields.get("id") ?? ""];
  const filters = readFilters(query);
  if (intent === "move_top") return moveToTop(context, filters, id);
  if (intent === "move_to") return moveTo(context, filters, id, fields.get("place") ?? "");
  if (intent === "move_below") {
    const title = await moveProductBelow(context, id, fields.get("below") ?? "");
    return title === null ? productFailed : { title: "Product Moved", description: `${title} is back.`, tone: "info" };
  }
  if (intent !== "move_up" && intent !== "move_down") return productFailed;
  const direction = intent === "move_up" ? "up" : "down";
  const title = await moveProduct(context, id, direction, filters.category);
  if (title === null) return refuseMove(direction === "up" ? "top" : "bottom");
  const undo = { intent: intent === "move_up" ? "move_down" : "move_up", id };
  return {
    title: "Product Moved",
    description: `${title} is one place ${direction === "up" ? "higher" : "lower"}.`,
    tone: "info",
    action: { label: "Undo", to: getListUrl(filters), fields: undo },
  };
}

async function moveToTop(context: RequestContext, filters: Filters, id: string): Promise<Flash> {
  const moved = await moveProductToTop(context, id, filters.category);
  if (!moved) return refuseMove("top");
  const undo = { intent: "move_below", id, below: moved.wasBelow };
  return {
    title: "Product Moved",
    description: `${moved.title} is at the top of the list.`,
    tone: "info",
    action: { label: "Undo", to: getListUrl(filters), fields: undo },
  };
}

async function moveTo(context: RequestContext, filters: Filters, id: string, typed: string): Promise<Flash> {
  if (!/^[1-9]\d{0,5}$/.test(typed.trim()))
    return { title: "Not Moved", description: "Enter a position, such as 1 for the top.", tone: "info" };
  const moved = await moveProductTo(context, id, Number(typed), filters.category);
  if (!moved)
    return {
      title: "Not Moved",
      description: "The product is already at that position or no longer in the list.",
      tone: "info",
    };
  return {
    title: "Product Moved",
    description: `${moved.title} is now at position ${moved.to}.`,
    tone: "info",
    action: { label: "Undo", to: getListUrl(filters), fields: { intent: "move_to", id, place: String(moved.from) } },
  };
}

const refuseMove = (end: "top" | "bottom"): Flash => ({
  title: "Not Moved",
  description: `It’s already at the ${end} of the list.`,
  tone: "info",
});

import type { Flash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import { findAmountDue } from "../buy/amount-due.server";
import { lockProduct } from "../products/lock-product.server";
import { applyEdit, createUndo, findShownTexts } from "./apply-edit.server";
import { toTexts } from "./product-texts.server";

interface Wanted {
  id: string;
  /** The product's edition on the page with the button. */
  edition: number;
  actor: string;
}

const noSale = { salePriceCents: null, saleStartsAt: null, saleEndsAt: null, saleLimit: null };
const saleKeys = Object.keys(noSale) as (keyof typeof noSale)[];

/**
 * Ends the running sale. Clears its terms instead of setting an end, so that the limit of the next sale counts only its
 * own copies.
 */
export async function endSale(
  { db, env }: Pick<Services, "db" | "env">,
  { id, edition, actor }: Wanted,
): Promise<Flash> {
  return db.transact(async (tx): Promise<Flash> => {
    const refuse = (description: string): Flash => ({ title: "Sale Not Ended", description, tone: "error" });
    const product = await lockProduct(db, tx, id);
    if (!product) return refuse("This product doesn’t exist.");
    const { onSale, listCents } = await findAmountDue(db, tx, { product, coupon: null });
    if (!onSale) return { title: "No Sale Running", description: "This sale has already ended.", tone: "info" };
    const { shown } = await findShownTexts(db, tx, product, edition, env.BUSINESS_TIMEZONE);
    const saved = toTexts(product, env.BUSINESS_TIMEZONE);
    if (saleKeys.some((key) => shown[key] !== saved[key]))
      return refuse("A colleague just changed this product. Check the sale, then press End sale now again.");
    const edit = await applyEdit(db, tx, product, actor, noSale);
    const description = `${product.title} costs ${formatMoney(listCents)} again.`;
    return { title: "Sale Ended", description, tone: "info", action: createUndo(id, edit) };
  });
}

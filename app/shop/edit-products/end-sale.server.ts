import type { Flash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import { findAmountDue } from "../buy/amount-due.server";
import { lockProduct } from "../products/lock-product.server";
import { applyEdit, createUndo, findShownTexts } from "./apply-edit.server";
import { getRegion, toTexts } from "./product-texts.server";

interface Wanted {
  id: string;
  edition: number;
  actor: string;
}

const noSale = { salePriceCents: null, saleStartsAt: null, saleEndsAt: null, saleLimit: null };
const saleKeys = Object.keys(noSale) as (keyof typeof noSale)[];

/** Clears the sale's terms instead of setting an end, so that the next sale's limit counts only its own copies. */
export async function endSale(
  services: Pick<Services, "db" | "env" | "settings">,
  { id, edition, actor }: Wanted,
): Promise<Flash> {
  const { db } = services;
  const region = getRegion(services);
  const { currency } = region;
  return db.transact(async (tx): Promise<Flash> => {
    const refuse = (description: string): Flash => ({ title: "Discount Not Ended", description, tone: "error" });
    const product = await lockProduct(db, tx, id);
    if (!product) return refuse("This product doesn’t exist.");
    const { onSale, listCents } = await findAmountDue(db, tx, { product, coupon: null, currency });
    if (!onSale) return { title: "No Discount Running", description: "This discount has already ended.", tone: "info" };
    const { shown } = await findShownTexts(db, tx, product, edition, region);
    const saved = toTexts(product, region);
    if (saleKeys.some((key) => shown[key] !== saved[key]))
      return refuse("A colleague just changed this product. Check the discount, then press End discount now again.");
    const edit = await applyEdit(db, tx, product, actor, noSale);
    const description = `${product.title} costs ${formatMoney(listCents, currency)} again.`;
    return { title: "Discount Ended", description, tone: "info", action: createUndo(id, edit) };
  });
}

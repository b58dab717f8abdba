import { data } from "@remix-run/node";
import type { Purchase } from "../server/payable.server";
import type { Services } from "../server/services.server";
import { isPaymentKey } from "./payment-links.server";

interface PurchaseQuery {
  item: string | undefined;
  reference: string | null;
  key: string | null;
}

/** For anyone who has the payment link or is the buyer. @throws 404 */
export async function getPurchase(
  services: Services,
  request: Request,
  { item, reference, key }: PurchaseQuery,
): Promise<Purchase> {
  for (const payable of Object.values(services.features.payables)) {
    const purchase = await payable.findPurchase(reference ?? "");
    if (!purchase || purchase.item !== item) continue;
    if (isPaymentKey(services, purchase.reference, key ?? "")) return purchase;
    if (await payable.isBuyer?.(request, purchase.id)) return purchase;
  }
  throw data(null, { status: 404 });
}

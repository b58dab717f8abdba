import { data } from "@remix-run/node";
import { limitGuesses, TOO_MANY_GUESSES } from "../coupons/limit-guesses.server";
import type { RequestContext } from "../server/http/context.server";
import { redirectWithFlash } from "../server/http/flash.server";
import type { Purchase } from "../server/payable.server";
import { isPaymentKey } from "./payment-links.server";

interface PurchaseQuery {
  item: string | undefined;
  reference: string | null;
  key: string | null;
}

/** @throws 404, or a redirect after too many wrong codes */
export async function getPurchase(context: RequestContext, request: Request, query: PurchaseQuery): Promise<Purchase> {
  const purchase = await findPurchase(context, request, query);
  if (!purchase) throw data(null, { status: 404 });
  if (purchase.code === null) return purchase;
  const counted = await limitGuesses(
    context,
    async () => purchase,
    ({ code }) => code === "wrong",
  );
  if (counted) return counted;
  const flash = { title: "Please wait a few minutes", description: TOO_MANY_GUESSES, tone: "error" } as const;
  throw await redirectWithFlash(context, purchase.cancelUrl, flash);
}

async function findPurchase(
  services: RequestContext,
  request: Request,
  { item, reference, key }: PurchaseQuery,
): Promise<Purchase | null> {
  for (const payable of Object.values(services.features.payables)) {
    const purchase = await payable.findPurchase(reference ?? "");
    if (!purchase || purchase.item !== item) continue;
    if (isPaymentKey(services, purchase, key ?? "")) return purchase;
    if (await payable.isBuyer?.(request, purchase.id)) return purchase;
  }
  return null;
}

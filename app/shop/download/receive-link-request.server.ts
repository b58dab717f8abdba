import { data } from "@remix-run/node";
import { and, desc, eq, isNull } from "drizzle-orm";
import { type LinkProblem, receiveLinkRequest } from "#app/server/forms/link-request.server";
import type { RequestContext } from "#app/server/http/context.server";
import { newId } from "#app/server/new-id.server";
import type { Row } from "#drizzle/schema";
import { changePurchase } from "../buy/change-purchase.server";
import { BUYER } from "../buy/purchase-events.server";
import { sendDownloadLink } from "../buy/send-download-link.server";
import { getPurchaseState } from "../downloads/find-access.server";
import { findProduct, type Product } from "../products/find-product.server";

const MAX_LENGTH = 320;

/** Returns null on success, and also for an unknown address. @throws 404 */
export function receiveDownloadLinkRequest(
  context: RequestContext,
  slug: string,
  fields: URLSearchParams,
): Promise<LinkProblem | null> {
  return receiveLinkRequest(context, {
    name: "download link",
    email: fields.get("email") ?? "",
    maxLength: MAX_LENGTH,
    errors: {
      missing: "Please enter the email address you paid with.",
      invalid: "Please check the address: it should look like name@example.com.",
    },
    async find(email) {
      const product = await findProduct(context.db, slug);
      if (!product || product.status === "draft") throw data(null, { status: 404 });
      const purchase = await findPurchaseOf(context, product, email);
      return purchase && { id: purchase.id, purchase, product };
    },
    send: ({ product, purchase }) => sendLink(context, product, purchase),
  });
}

async function findPurchaseOf({ db }: RequestContext, product: Product, email: string) {
  const { purchases } = db.tables;
  const found = await db.read
    .select()
    .from(purchases)
    .where(
      and(eq(purchases.email, email.toLowerCase()), eq(purchases.productId, product.id), isNull(purchases.deletedAt)),
    )
    .orderBy(desc(purchases.createdAt))
    .limit(50);
  const active = found.filter(({ status }) => status === "active");
  return active.find((purchase) => getPurchaseState(purchase) === "ready") ?? active[0] ?? null;
}

async function sendLink(
  services: RequestContext,
  product: Product,
  { number, email }: Row<"purchases">,
): Promise<void> {
  await changePurchase({ services, actor: BUYER, number }, async ({ tx, purchase, record }) => {
    // The address may have been corrected since it was compared.
    if (purchase.status !== "active" || purchase.email !== email) return;
    await sendDownloadLink(services, tx, { product, purchase, topic: "purchase-link", cause: newId() });
    await record({ kind: "link" });
  });
}

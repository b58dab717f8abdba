import { data } from "@remix-run/node";
import { and, desc, eq } from "drizzle-orm";
import { cleanEmail } from "#app/server/forms/clean-text";
import { isEmailAddress } from "#app/server/forms/email-address";
import type { RequestContext } from "#app/server/http/context.server";
import { newId } from "#app/server/new-id.server";
import type { Row } from "#drizzle/schema";
import { addPurchaseEvent, BUYER } from "../buy/purchase-events.server";
import { sendDownloadLink } from "../buy/send-download-link.server";
import { findProduct, type Product } from "../products/find-product.server";
import { getPurchaseState } from "./find-access.server";

const REQUESTS_PER_HOUR = 20;
const MAILS_PER_HOUR = 3;
const MAX_LENGTH = 320;

export interface LinkProblem {
  email: string;
  error: string;
  status: number;
}

/**
 * Null once it is done, which says nothing about the address: a stranger must not learn who bought what.
 * @throws 404
 */
export async function receiveLinkRequest(
  context: RequestContext,
  slug: string,
  fields: URLSearchParams,
): Promise<LinkProblem | null> {
  const email = cleanEmail(fields.get("email") ?? "");
  if (!email) return { email, error: "Please enter the email you paid with.", status: 400 };
  if (email.length > MAX_LENGTH || !isEmailAddress(email))
    return { email, error: "Please check the address: it should look like name@example.com.", status: 400 };
  if (!context.limiter.allows("download link", context.clientIp, REQUESTS_PER_HOUR)) {
    const error =
      "We got a lot of link requests from your network in the past hour. Please wait a few minutes and try again.";
    return { email, error, status: 429 };
  }
  try {
    const product = await findProduct(context.db, slug);
    if (!product || product.status === "draft") throw data(null, { status: 404 });
    const purchase = await findPurchaseOf(context, product, email);
    // Not awaited, so that the answer takes as long for an unknown address.
    if (purchase) void sendLink(context, product, purchase);
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    context.log.error({ err: error, id: context.requestId, slug }, "a download link could not be looked up");
    return { email, error: "We couldn’t look that up just now. Please try again in a minute.", status: 503 };
  }
}

/** The newest that can be downloaded, or else the newest whose page says why it cannot. */
async function findPurchaseOf({ db }: RequestContext, product: Product, email: string) {
  const { purchases } = db.tables;
  const found = await db.read
    .select()
    .from(purchases)
    .where(and(eq(purchases.email, email.toLowerCase()), eq(purchases.productId, product.id)))
    .orderBy(desc(purchases.createdAt))
    .limit(50);
  const active = found.filter(({ status }) => status === "active");
  return active.find((purchase) => getPurchaseState(purchase) === "ready") ?? active[0] ?? null;
}

async function sendLink(context: RequestContext, product: Product, purchase: Row<"purchases">): Promise<void> {
  if (!context.limiter.allows("download mail", purchase.id, MAILS_PER_HOUR)) return;
  try {
    const cause = newId();
    const { purchases } = context.db.tables;
    await context.db.transact(async (tx) => {
      const [current] = await tx.select().from(purchases).where(eq(purchases.id, purchase.id));
      // The address may have been corrected since it was compared.
      if (current?.status !== "active" || current.email !== purchase.email) return;
      await sendDownloadLink(context, tx, { product, purchase: current, topic: "purchase-link", cause });
      await addPurchaseEvent(context.db, tx, purchase.id, { actor: BUYER, kind: "link" });
    });
    context.worker.wake();
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "a download link could not be sent");
  }
}

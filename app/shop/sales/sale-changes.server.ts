import { and, eq, isNull } from "drizzle-orm";
import { correctCustomer } from "#app/payment/payment-entries.server";
import { takeBackRefunds } from "#app/refunds/take-back-refunds.server";
import { newId } from "#app/server/new-id.server";
import { DAY } from "#app/server/time/durations";
import { changePurchase, type PurchaseTarget } from "../buy/change-purchase.server";
import { toPurchaseSearchText } from "../buy/make-purchase.server";
import { restoreEnded } from "../buy/purchase-events.server";
import { queueEndedEmail } from "../buy/queue-purchase-emails.server";
import { sendDownloadLink } from "../buy/send-download-link.server";
import { isEntryOf } from "./purchase-trash.server";

interface Extension {
  days: number;
  downloads: number;
}

type Change = Promise<boolean | null>;

export function sendLinkAgain(target: PurchaseTarget): Change {
  return changePurchase(target, async ({ tx, purchase, loadProduct, record }) => {
    if (purchase.status !== "active" || !purchase.email) return false;
    const product = await loadProduct();
    await sendDownloadLink(target.services, tx, {
      product,
      purchase,
      topic: "purchase-link",
      reason: "sent again",
      cause: newId(),
    });
    await record({ kind: "link" });
    return true;
  });
}

/** For an expired purchase, additional days count from now. */
export function extendSale(target: PurchaseTarget, { days, downloads }: Extension, text: string): Change {
  return changePurchase(target, async ({ purchase, update, record }) => {
    if (purchase.status !== "active") return false;
    const from = days > 0 ? Math.max(Date.now(), +purchase.expiresAt) : +purchase.expiresAt;
    await update({
      expiresAt: new Date(from + days * DAY),
      downloadsAllowed: purchase.downloadsAllowed + downloads,
    });
    await record({ kind: "extended", after: text });
    return true;
  });
}

export function revokeSale(target: PurchaseTarget, tellsBuyer: boolean): Change {
  return changePurchase(target, async ({ tx, purchase, loadProduct, update, record }) => {
    const { status } = purchase;
    if (status !== "active" && status !== "held") return false;
    await update({ status: "revoked" });
    await record({ kind: "revoked", before: status, after: "revoked" });
    if (tellsBuyer) {
      const ended = { product: await loadProduct(), purchase, reason: "revoked", cause: newId() } as const;
      await queueEndedEmail(target.services, tx, ended);
    }
    return true;
  });
}

/** Restores the status before the purchase ended. Refunds stay, unless the money is back. */
export async function restoreSale(target: PurchaseTarget, { isMoneyBack }: { isMoneyBack: boolean }): Change {
  const isTakenBack = isMoneyBack && (await takeBackRefundsOf(target));
  return changePurchase(target, async ({ tx, purchase }) => {
    if (purchase.status !== "revoked" && purchase.status !== "refunded") return isTakenBack;
    await restoreEnded(target.services.db, tx, purchase, target.actor);
    return true;
  });
}

async function takeBackRefundsOf({ services, actor, number }: PurchaseTarget): Promise<boolean> {
  const { purchases } = services.db.tables;
  const isRefunded = and(eq(purchases.number, number), eq(purchases.status, "refunded"), isNull(purchases.deletedAt));
  const [purchase] = await services.db.read.select().from(purchases).where(isRefunded);
  return purchase?.paymentIntent ? takeBackRefunds(services, actor, purchase.paymentIntent) : false;
}

export function releaseSale(target: PurchaseTarget): Change {
  const { services } = target;
  return changePurchase(target, async ({ tx, purchase, loadProduct, update, record }) => {
    if (purchase.status !== "held" || !purchase.email) return false;
    const expiresAt = new Date(Date.now() + services.env.DOWNLOAD_DAYS * DAY);
    const released = await update({ status: "active", expiresAt });
    await record({ kind: "restored", before: "held", after: "active" });
    const product = await loadProduct();
    await sendDownloadLink(services, tx, { product, purchase: released, topic: "purchase-ready", cause: newId() });
    return true;
  });
}

/** Earlier links stop working. A held purchase gets its link when it is released. */
export function correctBuyerEmail(target: PurchaseTarget, email: string): Promise<boolean | "unchanged" | null> {
  return changePurchase(target, async ({ tx, purchase, loadProduct, update, record }) => {
    const isActive = purchase.status === "active";
    if (!isActive && purchase.status !== "held") return false;
    if (purchase.email === email) return "unchanged";
    const product = await loadProduct();
    const corrected = await update({
      email,
      linkVersion: purchase.linkVersion + 1,
      search: toPurchaseSearchText({ ...purchase, email }, product.title),
    });
    await correctCustomer(target.services, tx, { where: isEntryOf(target.services.db, purchase), email });
    await record({ kind: "email", before: purchase.email, after: email });
    if (isActive)
      await sendDownloadLink(target.services, tx, {
        product,
        purchase: corrected,
        topic: "purchase-link",
        reason: "corrected",
        cause: newId(),
      });
    return true;
  });
}

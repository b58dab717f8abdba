import { and, eq, isNull } from "drizzle-orm";
import { keepRefundForm, receiveRefundPost } from "#app/refunds/receive-refund.server";
import { type RefundForm, refundIntents } from "#app/refunds/refund-fields";
import { listPayments } from "#app/refunds/refundable.server";
import { createDecisionToast, readReviewDecision } from "#app/reviews/review-decision";
import { getOwn } from "#app/server/get-own";
import type { Flash } from "#app/server/http/flash.server";
import { cleanEmail, isEmailAddress } from "#app/server/text/clean-text";
import type { PurchaseTarget } from "#app/shop/buy/change-purchase.server";
import { purchaseFailed } from "#app/shop/model/sale-status";
import { decideReview } from "#app/shop/sales/decide-review.server";
import {
  correctBuyerEmail,
  extendSale,
  releaseSale,
  restoreSale,
  revokeSale,
  sendLinkAgain,
} from "#app/shop/sales/sale-changes.server";

export interface RefusedSaleChange {
  form: "extend" | "email" | "revoke" | "refund";
  values: Record<string, string>;
  errors: Record<string, string>;
  refund?: RefundForm;
  toast?: Flash;
}

type Result = { toast: Flash } | { refused: RefusedSaleChange; status: number };

const MAX_EMAIL = 254;

const forms: Record<string, RefusedSaleChange["form"]> = {
  extend_download: "extend",
  correct_buyer_email: "email",
  revoke_purchase: "revoke",
};

export function keepTypedChange(fields: URLSearchParams): RefusedSaleChange | Flash {
  const refund = keepRefundForm(fields);
  if (refund) return { form: "refund", values: {}, errors: {}, refund, toast: purchaseFailed };
  const form = getOwn(forms, fields.get("intent"));
  return form ? { form, values: Object.fromEntries(fields), errors: {}, toast: purchaseFailed } : purchaseFailed;
}

export async function receiveSalePost(target: PurchaseTarget, fields: URLSearchParams): Promise<Result> {
  const refund = await receiveRefund(target, fields);
  if (refund) return refund;
  switch (fields.get("intent")) {
    case "send_download_link":
      return answer(await sendLinkAgain(target), { title: "Link Sent", description: "The buyer gets it by email." });
    case "extend_download":
      return receiveExtension(target, fields);
    case "revoke_purchase":
      return receiveRevocation(target, fields.has("tell_buyer"));
    case "restore_purchase":
      return answer(await restoreSale(target, { isMoneyBack: fields.has("money_back") }), {
        title: "Purchase Restored",
        description: "The links we sent work again.",
      });
    case "release_purchase":
      return answer(await releaseSale(target), { title: "Purchase Released", description: "The buyer gets the link." });
    case "correct_buyer_email":
      return receiveEmail(target, fields);
    case "review":
      return receiveDecision(target, fields);
    default:
      return { toast: purchaseFailed };
  }
}

async function receiveRefund(
  { services, actor, number }: PurchaseTarget,
  fields: URLSearchParams,
): Promise<Result | null> {
  if (!fields.get("intent")?.startsWith(refundIntents.refund)) return null;
  const { purchases } = services.db.tables;
  const [purchase] = await services.db.read
    .select()
    .from(purchases)
    .where(and(eq(purchases.number, number), isNull(purchases.deletedAt)));
  const { paymentIntent: intent, email } = purchase ?? { paymentIntent: null, email: "" };
  const payments = await listPayments(services, services.db.read, { reference: number, intent });
  const received = await receiveRefundPost(services, { actor, payments, email }, fields);
  if (!received || "toast" in received) return received;
  return { refused: { form: "refund", values: {}, errors: {}, refund: received.refund }, status: received.status };
}

function answer(isChanged: boolean | null, toast: Omit<Flash, "tone">): Result {
  if (isChanged) return { toast: { ...toast, tone: "info" } };
  const description = "A colleague just changed this purchase. This is how it looks now.";
  return { toast: { title: "Not Changed", description, tone: "error" } };
}

async function receiveRevocation(target: PurchaseTarget, tellsBuyer: boolean): Promise<Result> {
  return answer(await revokeSale(target, tellsBuyer), {
    title: "Purchase Revoked",
    description: tellsBuyer ? "Its links no longer work. We’re emailing the buyer." : "Its links no longer work.",
    action: { label: "Undo", to: "", fields: { intent: "restore_purchase" } },
  });
}

async function receiveDecision(target: PurchaseTarget, fields: URLSearchParams): Promise<Result> {
  const decision = readReviewDecision(fields);
  if (!decision) return { toast: purchaseFailed };
  const before = await decideReview(target, decision);
  if (before === null) {
    const description = "The buyer just changed the review. Read it again.";
    return { toast: { title: "Not Changed", description, tone: "error" } };
  }
  return { toast: createDecisionToast(decision, before, "") };
}

async function receiveExtension(target: PurchaseTarget, fields: URLSearchParams): Promise<Result> {
  const values = { days: fields.get("days")?.trim() ?? "", downloads: fields.get("downloads")?.trim() ?? "" };
  const errors: Record<string, string> = {};
  const days = readCount(values.days, 365);
  const downloads = readCount(values.downloads, 100);
  if (days === null) errors.days = "Enter a number of days from 0 to 365.";
  if (downloads === null) errors.downloads = "Enter a number of downloads from 0 to 100.";
  if (days === 0 && downloads === 0) errors.days = "Enter days, downloads or both.";
  if (days === null || downloads === null || errors.days) {
    return { refused: { form: "extend", values, errors }, status: 400 };
  }
  const added = [countOf(days, "day"), countOf(downloads, "download")].filter(Boolean).join(" and ");
  const isExtended = await extendSale(target, { days, downloads }, added);
  return answer(isExtended, { title: "Purchase Extended", description: `By ${added}. The links we sent still work.` });
}

function readCount(text: string, most: number): number | null {
  const count = /^\d{0,4}$/.test(text) ? Number(text) : most + 1;
  return count <= most ? count : null;
}

const countOf = (count: number, noun: string) => (count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`);

async function receiveEmail(target: PurchaseTarget, fields: URLSearchParams): Promise<Result> {
  const email = cleanEmail(fields.get("email") ?? "").toLowerCase();
  if (!email || email.length > MAX_EMAIL || !isEmailAddress(email)) {
    const errors = { email: "Enter a valid email address." };
    return { refused: { form: "email", values: { email }, errors }, status: 400 };
  }
  const isCorrected = await correctBuyerEmail(target, email);
  if (isCorrected === "unchanged")
    return { toast: { title: "Nothing Changed", description: `That’s already the address: ${email}.`, tone: "info" } };
  return answer(isCorrected, { title: "Email Corrected", description: `${email}. Earlier links no longer work.` });
}

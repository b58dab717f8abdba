import { randomUUID } from "node:crypto";
import { question } from "#app/packages/packages";
import { paths } from "#app/paths";
import { listReceiptLinks } from "#app/receipts/list-receipt-links.server";
import { formatSize } from "#app/server/email/format-size";
import { firstName } from "#app/server/email/layout.server";
import type { RequestContext } from "#app/server/http/context.server";
import { readZoneAt } from "#app/server/setting-history.server";
import { isPdf } from "#app/server/storage/detect-image-type.server";
import { describeZone, formatDay, formatIsoDate, formatZonedMoment } from "#app/server/time/business-time.server";
import { describeDelivery, describePayment as describePaymentTime } from "#app/server/time/delivery-time.server";
import { readTurnaround } from "#app/server/time/turnaround.server";
import { business, describeReplyTime } from "#app/site";
import type { Row } from "#drizzle/schema";
import { describeAnswer, describeLatestAnswer } from "../answer/describe-answer.server";
import { type DeliveryState, loadDeliveryState } from "../deliver/current-delivery.server";
import { getDeliveryProgress } from "../deliver/delivery-progress.server";
import { canPreview, isShownByBrowser } from "../deliver/preview-rules.server";
import { removeHidden } from "../deliver/visible-files.server";
import { readCustomerPageStateTags } from "../find/customer-page-state-tag.server";
import { loadCustomerPageThread, toCustomerPagePhoto } from "../message/load-customer-thread.server";
import { acceptsPhotos } from "../message/record-message.server";
import { getBoughtName, getBoughtVisuals, readVisualBreakdown } from "../model/bought-package";
import { isLargeOrder } from "../model/standard-delivery";
import { describeAmounts, formatTotal } from "../parts/describe-tax-lines";
import { findPayUrl } from "../pay/payment-link.server";
import { isPaymentOnItsWay } from "../pay/payment-on-its-way.server";
import { listOrderPhotos } from "../photos/stored-photos.server";
import { describeQuote } from "../quote/describe-quote.server";
import { loadReview } from "../review/load-review.server";
import { findDelivery } from "../state/due-dates.server";
import { type CustomerPageFacts, isAsked } from "./describe/customer-page-facts";
import { describeStatus } from "./describe/describe-page";
import { describePayment, describeRefundTerms } from "./describe/describe-payment";
import { describeNewestMessage } from "./describe/newest-message";
import { loadBalance } from "./load-balance.server";
import { loadTimes, toShownTimes } from "./load-times.server";
import { listOrderSteps } from "./steps/order-steps";

type Order = Row<"formSubmissions">;

/** Only what the page shows: anyone with the link can read what this returns. */
export async function loadCustomerPage(context: RequestContext, order: Order, messagesBefore: string | null) {
  // Read first, so that a change made during loading differs from this tag and the page reloads.
  const stateTag = (await readCustomerPageStateTags(context.db, [order.id])).get(order.id) ?? "";
  const [state, photos, times, isPaymentPending, thread, delivery, zoneThen, receipts, balance] = await Promise.all([
    loadDeliveryState(context, order),
    listPhotos(context, order),
    loadTimes(context, order),
    isPaymentOnItsWay(context, order.id),
    loadCustomerPageThread(context, order, messagesBefore),
    findDelivery(context, order),
    readZoneAt(context, order.createdAt),
    listReceiptLinks(context, order.submissionId),
    loadBalance(context, order),
  ]);
  const { answers, current, approval } = state;
  const zone = context.env.BUSINESS_TIMEZONE;
  const rounds = removeHidden(state.rounds, answers);
  const files = rounds.flatMap(({ deliveries }) => deliveries.flatMap((delivery) => delivery.files));
  const payUrl = isPaymentPending ? null : findPayUrl(context, order);
  const quote = describeQuote(context, order);
  const isDraft = quote?.isDraft ?? false;
  const progress = getDeliveryProgress(order, state);
  const facts: CustomerPageFacts = {
    order,
    quote,
    isQuestion: order.planPurchased === question.value,
    firstName: firstName(order.fullName),
    price: order.drawnFrom ? "Prepaid" : formatTotal(order),
    canPay: payUrl !== null,
    isPaymentPending,
    files: files.length,
    latestAnswer: describeLatestAnswer(order, state, zone),
    ...describeNewestMessage(order, thread),
    canAnswer: current?.isOpen ?? false,
    ...describeIfPaidNow(context, order),
    newestFiles: current?.files.length ?? 0,
    ...delivery,
    reply: describeReplyTime(context.settings.recall(business)),
    visuals: getBoughtVisuals(order),
    progress,
    times: toShownTimes(context, order, times, current?.delivery.createdAt),
  };
  const split = readVisualBreakdown(order.visualBreakdown)?.counts ?? [];
  const { price } = facts;
  const shown = { price, due: quote?.due ?? price, quote, split, requirements: order.requirements };
  return {
    number: order.submissionId,
    formId: randomUUID(),
    stateTag,
    isQuestion: facts.isQuestion,
    status: describeStatus(facts),
    steps: listOrderSteps(facts),
    payUrl,
    isDraft,
    isOffer: quote?.isOpen ?? false,
    ...(isDraft ? hiddenInDraft : shown),
    ...describeAmounts(order),
    payment: describePayment(facts),
    receipts,
    balance,
    refundTerms: describeRefundTerms(facts),
    refundPolicy: paths.refundsOn(formatIsoDate(order.createdAt, zoneThen)),
    received: facts.times.received,
    zone: describeZone(zone),
    packageName: getBoughtName(order),
    visuals: progress,
    photos,
    answering: current?.isOpen
      ? {
          deliveryId: current.delivery.id,
          files: current.files.map((file) => ({
            id: file.id,
            name: file.name,
            size: formatSize(file.size),
            sameName: file.sameName,
            preview: linkPreviews(order, file).preview,
          })),
        }
      : null,
    review: approval ? await loadReview(context, order) : null,
    thread,
    owesAnswer: facts.owesAnswer,
    isAsked: isAsked(facts),
    takesPhotos: acceptsPhotos(order, state),
    archive: {
      count: files.length,
      label: describeArchive(facts),
      size: formatSize(files.reduce((sum, { size }) => sum + size, 0)),
    },
    rounds: rounds.map(({ round, deliveries }) => ({
      round,
      deliveries: deliveries.map((delivery) => ({
        id: delivery.id,
        day: formatDay(delivery.createdAt, zone),
        at: formatZonedMoment(delivery.createdAt, zone),
        message: delivery.message,
        answer: describeAnswer(state, delivery.id, { photos, zone, format: formatZonedMoment }),
        files: delivery.files.map((file) => ({
          id: file.id,
          name: file.name,
          size: formatSize(file.size),
          sameName: file.sameName && `${file.sameName}, uploaded ${formatZonedMoment(file.uploadedAt, zone)}`,
          isAfterApproval: isAfterApproval(state, delivery.id, file.uploadedAt),
          ...linkPreviews(order, file),
        })),
      })),
    })),
  };
}

function describeIfPaidNow(context: RequestContext, order: Order) {
  const rule = readTurnaround(context);
  const now = Date.now();
  const isLarge = isLargeOrder(getBoughtVisuals(order), rule.terms);
  return {
    ifPaidNow: describePaymentTime(now, rule, isLarge ? "first files" : "files"),
    dayIfPaidNow: isLarge || order.quote ? null : describeDelivery(now, rule).readyDay,
  };
}

/** The customer doesn't have the quote yet. */
const hiddenInDraft = { price: "", due: "", quote: null, split: [], requirements: "" };

/** A PDF has no large preview, because the `sandbox` policy of files keeps browsers from showing it. */
function linkPreviews({ submissionId }: Order, file: { id: string; type: string; size: number }) {
  const small = paths.orderPreview(submissionId, file.id);
  const large = `${small}?size=full`;
  if (isShownByBrowser(file)) return { preview: large, large };
  const preview = canPreview(file) ? small : null;
  return { preview, large: preview && !isPdf(file.type) ? large : null };
}

/** Until the order is ready, more files are to come. */
function describeArchive({ order, files, latestAnswer }: CustomerPageFacts): string {
  const isRevision = latestAnswer?.kind === "revision";
  if (files === 1) return isRevision ? "Download your earlier file" : "Download the file";
  if (order.orderStatus !== "in_progress") return "Download all";
  return isRevision ? `Download your ${files} earlier files` : `Download these ${files} files`;
}

function isAfterApproval({ answers }: DeliveryState, deliveryId: string, at: Date): boolean {
  const answer = answers.get(deliveryId);
  return answer?.kind === "approval" && at > answer.createdAt;
}

export type CustomerPage = Awaited<ReturnType<typeof loadCustomerPage>>;

async function listPhotos(context: RequestContext, order: Order) {
  const photos = await listOrderPhotos(context, order.id);
  return photos.map((photo) => ({ ...toCustomerPagePhoto(order, photo), messageId: photo.messageId }));
}

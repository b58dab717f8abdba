import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createCustomerPageLink } from "#app/order/access/customer-page-link.server";
import { findRememberedOrder } from "#app/order/access/order-cookie.server";
import { makeExcerpt } from "#app/order/answer/describe-answer.server";
import { loadProgress } from "#app/order/deliver/load-progress.server";
import { getBoughtName, getBoughtVisuals, readVisualBreakdown } from "#app/order/model/bought-package";
import { isBalanceDue } from "#app/order/model/quote";
import styles from "#app/order/order.css?url";
import { formatTotal } from "#app/order/parts/describe-tax-lines";
import { findDelivery } from "#app/order/state/due-dates.server";
import { listReceiptLinks } from "#app/receipts/list-receipt-links.server";
import { describePaidTax } from "#app/server/text/describe-paid-tax";
import { formatMoney } from "#app/server/text/money";
import { describePromise } from "#app/server/time/delivery-terms";
import { readTurnaround } from "#app/server/time/turnaround.server";
import { pageTitle } from "#app/site";
import markDraftPaid from "./mark-draft-paid.ts?worker&url";
import thanksStyles from "./thank-you.css?url";
import { ThankYouOrder } from "./thank-you-order";
import { ThankYouQuestion } from "./thank-you-question";

export const handle = { personal: true, noindex: true, scripts: [markDraftPaid] };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: thanksStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data?.kind === "order" ? "Payment Confirmed" : "Message Received") },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const type = new URL(request.url).searchParams.get("type");
  const kind = type === "order" ? "order" : "question";
  const order = await findRememberedOrder(context, request, kind);
  const roomUrl = order && (await createCustomerPageLink({ ...context, linkOrigin: "" }, context.db.read, order));
  if (kind === "question")
    return {
      kind: "message" as const,
      isQuestion: type === kind,
      ticket: order?.submissionId ?? null,
      asked: order ? makeExcerpt(order.requirements) : "",
      roomUrl,
    };
  const promise = describePromise(readTurnaround(context).terms);
  if (!order || !roomUrl) return { kind: "order" as const, ticket: null, promise };
  const counts = order.breakdown ?? {};
  return {
    kind: "order" as const,
    promise,
    ticket: {
      submissionId: order.submissionId,
      roomUrl,
      packageName: getBoughtName(order),
      price: formatTotal(order),
      tax: isBalanceDue(order) ? "" : describePaidTax(order),
      coupon: order.couponCode
        ? { code: order.couponCode, discount: formatMoney(order.discountCents, order.currency) }
        : null,
      mix: counts,
      breakdown: readVisualBreakdown(counts)?.counts ?? [],
      confirmed: order.paymentStatus === "paid",
      progress: await loadProgress(context, order),
      ...(await findDelivery(context, order)),
      visuals: getBoughtVisuals(order),
      wrongAmount: order.wrongAmount,
      receipts: await listReceiptLinks(context, order.submissionId),
    },
  };
}

export default function ThankYouPage() {
  const page = useLoaderData<typeof loader>();
  return page.kind === "order" ? (
    <ThankYouOrder ticket={page.ticket} promise={page.promise} />
  ) : (
    <ThankYouQuestion {...page} />
  );
}

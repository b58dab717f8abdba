import { data } from "@remix-run/node";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { FORM_TOO_LARGE, type ReceivedForm, receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { getCurrency } from "#app/server/money/money-settings";
import type { Row } from "#drizzle/schema";
import { isDraft } from "../model/quote";
import { takesPrice } from "../pay/payment-link.server";
import { getActiveOrder } from "../state/get-order.server";
import { getVersion, listPackages } from "./load-quote-form.server";
import { fillLines, intents, MAX_LINES, noLine, type QuoteValues } from "./quote-form";
import type { QuoteErrors } from "./read-quote-amounts.server";
import { checkQuote, readQuoteValues } from "./read-quote-form.server";
import { changeQuote, createQuote } from "./save-quote.server";
import { getToday } from "./send-quote.server";

type Order = Row<"formSubmissions">;

export interface ReturnedQuote {
  values: QuoteValues;
  errors: QuoteErrors;
  problem: string | null;
  added: number | null;
}

type Received = { to: string; toast: Flash } | { returned: ReturnedQuote; status: number };

const returnForm = (values: QuoteValues, more: Partial<ReturnedQuote>): ReturnedQuote => ({
  ...{ errors: {}, problem: null, added: null },
  ...more,
  values: { ...values, lines: fillLines(values.lines) },
});

/** `number` is null for a new quote. */
export async function receiveQuotePost(context: RequestContext, actor: string, number: string | null) {
  const form = await receiveForm(context, { reportsTruncation: true });
  const order = number === null ? null : await getActiveOrder(context, number);
  const kept = returnForm(readQuoteValues(form.fields), {
    problem: "We couldn’t save it. Everything you typed is still here. Try again.",
  });
  const result = await answerFailure(context, receiveQuote(context, actor, order, form), kept);
  if ("to" in result) return redirectWithFlash(context, result.to, result.toast);
  return "refused" in result ? data(result.refused, { status: 503 }) : data(result.returned, { status: result.status });
}

async function receiveQuote(
  context: RequestContext,
  actor: string,
  order: Order | null,
  { fields, fieldsTruncated }: Pick<ReceivedForm, "fields" | "fieldsTruncated">,
): Promise<Received> {
  const values = readQuoteValues(fields);
  if (fieldsTruncated) return { returned: returnForm(values, { problem: FORM_TOO_LARGE }), status: 400 };
  const intent = fields.get("intent");
  if (intent === intents.add) {
    const lines = [...values.lines, noLine].slice(0, MAX_LINES);
    return { returned: returnForm({ ...values, lines }, { added: lines.length - 1 }), status: 200 };
  }
  const isSent = intent === intents.send;
  const savedUntil = isSent ? undefined : order?.quote?.validUntil;
  const checked = checkQuote(values, {
    packages: await listPackages(context),
    currency: order?.currency ?? getCurrency(context),
    today: getToday(context),
    savedUntil,
  });
  if ("errors" in checked) return { returned: returnForm(values, { errors: checked.errors }), status: 400 };
  if (!order) {
    const made = await createQuote(context, checked.order, { formId: values.formId, actor, isSent });
    return { to: paths.adminOrder(made.submissionId), toast: describeSaved(context, made) };
  }
  const isShown = (current: Order) => values.shown === getVersion(current);
  const saved = await changeQuote(context, order.id, checked.order, { actor, isSent, isShown });
  if (saved.outcome === "saved")
    return { to: paths.adminOrder(order.submissionId), toast: describeSaved(context, saved.order ?? order, isSent) };
  if (saved.outcome === "changed") {
    const shown = getVersion(saved.order ?? order);
    const problem = "A colleague just changed this quote. Save again to replace it with yours, or reopen it to see it.";
    return { returned: returnForm({ ...values, shown }, { problem }), status: 409 };
  }
  const description = `${order.submissionId} is paid or in the trash, so its price can’t change anymore.`;
  return { to: paths.adminOrder(order.submissionId), toast: { title: "Not Saved", description, tone: "error" } };
}

const NO_LINK =
  "A payment link can’t charge this price. Set STRIPE_SECRET_KEY, or mark the order paid once the money arrives.";

function describeSaved(context: RequestContext, order: Order, isSent = !isDraft(order)): Flash {
  const { submissionId, email } = order;
  const to = isSent ? `${submissionId}, to ${email}.` : `${submissionId}.`;
  const title = isSent ? "Quote Sent" : isDraft(order) ? "Draft Saved" : "Quote Saved";
  return { title, description: takesPrice(context, order) ? to : `${to} ${NO_LINK}`, tone: "info" };
}

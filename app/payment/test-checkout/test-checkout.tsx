import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { readOrCreateFormId } from "#app/server/forms/submission-keys.server";
import { redirectWithFlash } from "#app/server/http/flash.server";
import { addTax } from "#app/server/money/tax";
import type { Purchase } from "#app/server/payable.server";
import { cleanEmail, isEmailAddress } from "#app/server/text/clean-text";
import { pageTitle } from "#app/site";
import { getPurchase } from "../find-purchase.server";
import { sendTestPayment, testOutcomes } from "./send-test-payment.server";
import styles from "./test-checkout.css?url";
import { TestCheckoutView } from "./test-checkout-view";

export const handle = { personal: true, bare: true, noindex: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Test checkout") }];

/** @throws 404 also in production and for what is paid elsewhere */
async function getTestPurchase(...[context, ...query]: Parameters<typeof getPurchase>): Promise<Purchase> {
  if (context.env.APP_ENV === "production") throw data(null, { status: 404 });
  const purchase = await getPurchase(context, ...query);
  if (purchase.insteadUrl) throw redirect(purchase.insteadUrl, 303);
  if (purchase.payUrl?.startsWith(`${paths.testCheckout(purchase.item)}?`)) return purchase;
  throw data(null, { status: 404 });
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const key = search.get("key");
  const reference = search.get("client_reference_id");
  const purchase = await getTestPurchase(context, request, { item: params.item, reference, key });
  const { reference: number, item, name, noun, contents, email, currency, cancelUrl, effects } = purchase;
  const { amountCents, taxCents, tax } = addTax(purchase.amountCents, purchase.tax);
  // The order is already paid, for example after going back in the browser.
  if (purchase.state === "paid") throw redirect(purchase.successUrl);
  const taxed = { amountCents, taxCents, tax, subtotalCents: purchase.amountCents };
  const shown = { item, name, noun, contents, email, currency, cancelUrl, effects, ...taxed };
  return { ...shown, reference: number, key: key ?? "", formId: randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const formId = readOrCreateFormId(fields.get("form_id"));
  const [reference, key] = [fields.get("order"), fields.get("key")];
  const purchase = await getTestPurchase(context, request, { item: params.item, reference, key });
  const outcome = testOutcomes.find((value) => value === fields.get("outcome")) ?? "never";
  const email = purchase.email ?? cleanEmail(fields.get("email") ?? "");
  if (outcome !== "never" && !isEmailAddress(email))
    return data(
      { email, outcome, error: "Please enter an email address, such as dana@studio.com.", isNewTotal: false },
      { status: 400 },
    );
  // A sale or a coupon may have ended since the page was opened.
  const shownCents = fields.get("amount_cents");
  if (
    outcome !== "never" &&
    shownCents !== null &&
    shownCents !== String(addTax(purchase.amountCents, purchase.tax).amountCents)
  )
    return data({ email, outcome, error: null, isNewTotal: true }, { status: 409 });
  const session = await sendTestPayment(context, { ...purchase, email }, { outcome, formId }).catch((error) => {
    context.log.error({ err: error, id: context.requestId }, "test payment not stored");
    return undefined;
  });
  if (session === undefined) return data({ email, outcome, error: null, isNewTotal: false }, { status: 503 });
  if (session) return redirect(purchase.successUrl.replace("{CHECKOUT_SESSION_ID}", session), 303);
  const flash = { title: "Not paid yet", description: purchase.unpaidNotice, tone: "info" } as const;
  return redirectWithFlash(context, purchase.cancelUrl, flash);
}

// Includes the query, which loads the page again when the form is returned with errors.
function getAction({ item, reference, key }: { item: string; reference: string; key: string }): string {
  return `${paths.testCheckout(item)}?${new URLSearchParams({ client_reference_id: reference, key })}`;
}

export default function TestCheckoutPage() {
  const purchase = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <TestCheckoutView purchase={purchase} action={getAction(purchase)} refused={refused ?? null} />;
}

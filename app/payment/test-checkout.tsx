import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { setFlash } from "#app/server/http/flash.server";
import type { Purchase } from "#app/server/payment/payable.server";
import { isTestCheckoutKey, usesTestCheckout } from "#app/server/payment/payment-links.server";
import type { Services } from "#app/server/services.server";
import { pageTitle } from "#app/site";
import { sendTestPayment, testOutcomes } from "./send-test-payment.server";
import styles from "./test-checkout.css?url";
import { TestCheckoutView } from "./test-checkout-view";

export const handle = { personal: true, bare: true, noindex: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => [{ title: pageTitle("Test checkout") }];

interface CheckoutQuery {
  item: string | undefined;
  reference: string | null;
  key: string | null;
}

/** For anyone who has the payment link or is the buyer. @throws 404 also if the test checkout is not in use */
async function getPurchase(
  services: Services,
  request: Request,
  { item, reference, key }: CheckoutQuery,
): Promise<Purchase> {
  if (!usesTestCheckout(services)) throw data(null, { status: 404 });
  for (const payable of Object.values(services.features.payables)) {
    const purchase = await payable.findPurchase(reference ?? "");
    if (!purchase || purchase.item !== item) continue;
    if (isTestCheckoutKey(services, purchase.reference, key ?? "")) return purchase;
    if (await payable.isBuyer?.(request, purchase.id)) return purchase;
  }
  throw data(null, { status: 404 });
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const key = search.get("key");
  const reference = search.get("client_reference_id");
  const purchase = await getPurchase(context, request, { item: params.item, reference, key });
  const { id: _, isPaid, successUrl, ...shown } = purchase;
  // The order is already paid, for example after going back in the browser.
  if (isPaid) throw redirect(successUrl);
  return { ...shown, key: key ?? "" };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const [reference, key] = [fields.get("order"), fields.get("key")];
  const purchase = await getPurchase(context, request, { item: params.item, reference, key });
  const outcome = testOutcomes.find((value) => value === fields.get("outcome")) ?? "never";
  await sendTestPayment(context, purchase, outcome);
  if (outcome !== "never") return redirect(purchase.successUrl, 303);
  const flash = {
    title: "Not paid yet",
    description: `${purchase.reference} waits for its payment. The link is in your email.`,
    tone: "info",
  } as const;
  return redirect(purchase.cancelUrl, { status: 303, headers: { "Set-Cookie": await setFlash(context, flash) } });
}

export default function TestCheckoutPage() {
  const purchase = useLoaderData<typeof loader>();
  return <TestCheckoutView purchase={purchase} action={paths.testCheckout(purchase.item)} />;
}

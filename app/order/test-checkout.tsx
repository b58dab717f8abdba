import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { and, eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { setFlash } from "#app/server/flash.server";
import { receiveForm } from "#app/server/form.server";
import type { Services } from "#app/server/services.server";
import { pageTitle } from "#app/site";
import styles from "./order.css?url";
import { findPackage, type Option, optionName } from "./packages";
import { usesTestCheckout } from "./payment-link.server";
import { TestCheckout } from "./test-checkout-view";
import { outcomes, sendTestPayment } from "./test-payment.server";

export const handle = { personal: true, bare: true, noindex: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => [{ title: pageTitle("Test checkout") }];

/** The order that the payment link names. @throws 404 also wherever the test checkout is not in use, production above all. */
async function getOrder(services: Services, plan: string, reference: string | null) {
  if (!usesTestCheckout(services.env)) throw data(null, { status: 404 });
  const { formSubmissions } = services.db.tables;
  const [order] = await services.db.read
    .select({
      submissionId: formSubmissions.submissionId,
      email: formSubmissions.email,
      plan: formSubmissions.planPurchased,
      priceCents: formSubmissions.priceCents,
      paymentStatus: formSubmissions.paymentStatus,
    })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.submissionId, reference ?? ""), eq(formSubmissions.planPurchased, plan as Option)));
  if (!order || order.priceCents === 0) throw data(null, { status: 404 });
  return order;
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const order = await getOrder(context, params.plan as string, search.get("client_reference_id"));
  // Back from the thank-you page: a hosted payment page does not take a second payment either.
  if (order.paymentStatus === "paid") throw redirect(paths.thankYouOrder);
  return {
    plan: order.plan,
    submissionId: order.submissionId,
    email: order.email,
    packageName: optionName(order.plan),
    visuals: findPackage(order.plan)?.visuals ?? 0,
    price: order.priceCents / 100,
  };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const order = await getOrder(context, params.plan as string, fields.get("order"));
  const outcome = outcomes.find((value) => value === fields.get("outcome")) ?? "never";
  await sendTestPayment(context, order, outcome);
  if (outcome !== "never") return redirect(paths.thankYouOrder, 303);
  const flash = {
    title: "Not paid yet",
    description: `${order.submissionId} waits for its payment. The link is in your email.`,
    tone: "info",
  } as const;
  return redirect(paths.orderForm, { status: 303, headers: { "Set-Cookie": await setFlash(context, flash) } });
}

export default function TestCheckoutPage() {
  const order = useLoaderData<typeof loader>();
  return <TestCheckout order={order} action={paths.testCheckout(order.plan)} />;
}

import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { and, eq, isNull } from "drizzle-orm";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { setFlash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import { pageTitle } from "#app/site";
import styles from "./order.css?url";
import { findPackage, type Option, optionName } from "./packages";
import { opensTestCheckout, usesTestCheckout } from "./payment-link.server";
import { hasPlaced } from "./place/order-cookie.server";
import { TestCheckout } from "./test-checkout-view";
import { outcomes, sendTestPayment } from "./test-payment.server";

export const handle = { personal: true, bare: true, noindex: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => [{ title: pageTitle("Test checkout") }];

interface Asked {
  plan: string | undefined;
  reference: string | null;
  key: string | null;
}

/**
 * The order that the payment link names, for anybody who has that link or placed the order.
 * @throws 404 also where the test checkout is not in use, above all in production.
 */
async function getOrder(services: Services, request: Request, { plan, reference, key }: Asked) {
  if (!usesTestCheckout(services.env)) throw data(null, { status: 404 });
  const { formSubmissions } = services.db.tables;
  const [order] = await services.db.read
    .select({
      id: formSubmissions.id,
      submissionId: formSubmissions.submissionId,
      email: formSubmissions.email,
      plan: formSubmissions.planPurchased,
      priceCents: formSubmissions.priceCents,
      paymentStatus: formSubmissions.paymentStatus,
    })
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.submissionId, reference ?? ""),
        eq(formSubmissions.planPurchased, plan as Option),
        isNull(formSubmissions.deletedAt),
      ),
    );
  if (!order || order.priceCents === 0) throw data(null, { status: 404 });
  if (!opensTestCheckout(services, order.submissionId, key ?? "") && !(await hasPlaced(services, request, order.id)))
    throw data(null, { status: 404 });
  return order;
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const key = search.get("key");
  const order = await getOrder(context, request, {
    plan: params.plan,
    reference: search.get("client_reference_id"),
    key,
  });
  // Back from the thank-you page: a hosted payment page does not take a second payment either.
  if (order.paymentStatus === "paid") throw redirect(paths.thankYouOrder);
  return {
    plan: order.plan,
    submissionId: order.submissionId,
    key: key ?? "",
    email: order.email,
    packageName: optionName(order.plan),
    visuals: findPackage(order.plan)?.visuals ?? 0,
    price: order.priceCents / 100,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { fields } = await receiveForm(context);
  const [reference, key] = [fields.get("order"), fields.get("key")];
  const order = await getOrder(context, request, { plan: params.plan, reference, key });
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

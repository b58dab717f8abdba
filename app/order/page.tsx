import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { pageMeta } from "#app/ui/page-meta";
import { service } from "#app/ui/structured-data";
import type { OrderResult } from "./form-state";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { Included } from "./included";
import { mayTest } from "./may-test.server";
import styles from "./order.css?url";
import { rememberOrder } from "./order-cookie.server";
import { OrderForm } from "./order-form";
import { packages, question, testPackage } from "./packages";
import { receiveOrder } from "./receive-order.server";
import { WhyUs } from "./why-us";

/** With JavaScript: a connection that breaks keeps the form as it is, instead of an error page. */
export { clientAction } from "./send-order";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { interactive: true };

export const meta: MetaFunction = (page) => {
  const title = "Visual design packages";
  const description =
    "Flyers, social posts, stories, banners, ads and photo edits, made by designers. Prepaid packages from $99, standard delivery next day.";
  const offered = { name: title, description, path: paths.visualDesign, offers: packages };
  return pageMeta(page, { title, description, picture: "visual-design", data: (origin) => [service(origin, offered)] });
};

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  [actionHeaders, loaderHeaders].find((own) => own.has("Cache-Control")) ?? {
    "Cache-Control": "public, s-maxage=300",
  };

/** The same page for everyone, but for an admin who asks for the test package (`?package=test`) or sent it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("package") === testPackage.value;
  const withTest = (asked || context.incoming.method === "POST") && (await mayTest(context, request));
  return data({ withTest }, withTest ? { headers: { "Cache-Control": "no-store" } } : undefined);
}

/** What a post changes is in its answer. */
export const shouldRevalidate = () => false;

export async function action({ request, context }: ActionFunctionArgs) {
  const received = await receiveOrder(context, () => mayTest(context, request));
  if (!("placed" in received)) {
    const result: OrderResult = { ok: false, values: received.values, problems: received.problems };
    return data(result, { status: received.status, headers: { "Cache-Control": "no-store" } });
  }
  const asked = received.placed.planPurchased === question.value;
  const redirectTo = received.payUrl ?? (asked ? paths.thankYouQuestion : paths.thankYouOrder);
  const headers = {
    "Cache-Control": "no-store",
    "Set-Cookie": await rememberOrder(context, request, received.placed.id),
  };
  if (!received.enhanced) return redirect(redirectTo, { status: 303, headers });
  const result: OrderResult = {
    ok: true,
    redirectTo,
    number: received.placed.submissionId,
    toPay: received.payUrl !== null,
  };
  return data(result, { headers });
}

export default function VisualDesignPage() {
  const { withTest } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <>
      <Hero />
      <Included />
      <HowItWorks />
      <WhyUs />
      <OrderForm result={result} withTest={withTest} />
    </>
  );
}

import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLocation } from "@remix-run/react";
import { paths } from "#app/paths";
import { pageTitle } from "#app/site";
import { isOwnAddress, shownBy } from "./examples/industries";
import { Examples } from "./examples/section";
import type { OrderResult } from "./form-state";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { Included } from "./included";
import styles from "./order.css?url";
import { rememberOrder } from "./order-cookie.server";
import { OrderForm } from "./order-form";
import { receiveOrder } from "./receive-order.server";
import { WhyUs } from "./why-us";

/** With JavaScript: a connection that breaks keeps the form as it is, instead of an error page. */
export { clientAction } from "./send-order";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { interactive: true };

export const meta: MetaFunction = () => [
  { title: pageTitle("Visual design packages") },
  {
    name: "description",
    content:
      "Flyers, social posts, stories, banners, ads and photo edits, made by designers. Prepaid packages from $99, standard delivery next day.",
  },
];

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

/** Says what is kept in memory: the page and its 56 examples, and nothing for addresses that somebody made up. */
export function loader({ request }: LoaderFunctionArgs) {
  const own = isOwnAddress(new URL(request.url).search);
  return data(null, { headers: { "Cache-Control": own ? "public, s-maxage=300" : "no-cache" } });
}

/** The page has all its examples with it. */
export const shouldRevalidate = () => false;

export async function action({ request, context }: ActionFunctionArgs) {
  const received = await receiveOrder(context);
  if (!("placed" in received)) {
    const result: OrderResult = { ok: false, values: received.values, problems: received.problems };
    return data(result, { status: received.status, headers: { "Cache-Control": "no-store" } });
  }
  const redirectTo = received.payUrl ?? paths.thankYouQuestion;
  const headers = {
    "Cache-Control": "no-store",
    "Set-Cookie": await rememberOrder(context, request, received.placed.id),
  };
  if (!received.enhanced) return redirect(redirectTo, { status: 303, headers });
  const result: OrderResult = { ok: true, redirectTo, paid: received.payUrl !== null };
  return data(result, { headers });
}

export default function VisualDesignPage() {
  const result = useActionData<typeof action>();
  const { industry, chosen } = shownBy(useLocation().search);
  return (
    <>
      <Hero />
      <Included />
      <HowItWorks />
      <WhyUs />
      <Examples />
      <OrderForm result={result} industry={chosen ? industry.name : undefined} />
    </>
  );
}

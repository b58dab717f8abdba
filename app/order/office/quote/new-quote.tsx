import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import {
  copyQuote,
  listPackages,
  readCustomer,
  startQuote,
  toPackageChoices,
} from "#app/order/quote/load-quote-form.server";
import { receiveQuotePost } from "#app/order/quote/receive-quote-post.server";
import { getOrder } from "#app/order/state/get-order.server";
import { paths } from "#app/paths";
import { getCurrency } from "#app/server/money/money-settings";
import { pageTitle } from "#app/site";
import { loadOrStay, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { postQuote, QuoteScreen } from "./quote-screen";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "New quote") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "orders");
  const packages = await listPackages(context);
  const query = new URL(request.url).searchParams;
  const copied = query.get("copy");
  const values = copied
    ? copyQuote(context, await getOrder(context, copied), packages)
    : startQuote(context, readCustomer(query));
  const currency = getCurrency(context);
  return { values, currency, packages: toPackageChoices(packages, currency) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { name, userId } = await requireRight(context, request, "orders");
  return receiveQuotePost(context, name || userId, null);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "order/office/quote/new-quote");
}

export const clientAction = postQuote;

export const shouldRevalidate = revalidateUnlessLost;

export default function NewQuote() {
  const form = useLoaderData<typeof loader>();
  return <QuoteScreen title="New quote" back={{ to: paths.admin, label: "All orders" }} {...form} isSent={false} />;
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { isDraft, isQuoteOpen } from "#app/order/model/quote";
import { listPackages, showQuote, toPackageChoices } from "#app/order/quote/load-quote-form.server";
import { receiveQuotePost } from "#app/order/quote/receive-quote-post.server";
import { getActiveOrder } from "#app/order/state/get-order.server";
import { paths } from "#app/paths";
import { pageTitle } from "#app/site";
import { loadOrStay, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { describeQuoteState } from "./describe-quote-state.server";
import { postQuote, QuoteScreen } from "./quote-screen";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data ? `Quote ${data.number}` : "Quote") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "orders");
  const order = await getActiveOrder(context, params.number as string);
  if (!isQuoteOpen(order)) throw redirect(paths.adminOrder(order.submissionId));
  const packages = await listPackages(context);
  const values = showQuote(order, packages);
  const { submissionId: number, currency } = order;
  return {
    number,
    currency,
    isSent: !isDraft(order),
    state: await describeQuoteState(context, order),
    values,
    packages: toPackageChoices(packages, currency),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { name, userId } = await requireRight(context, request, "orders");
  return receiveQuotePost(context, name || userId, params.number as string);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "order/office/quote/edit-quote");
}

export const clientAction = postQuote;

export const shouldRevalidate = revalidateUnlessLost;

export default function EditQuote() {
  const { number, ...form } = useLoaderData<typeof loader>();
  const back = { to: paths.adminOrder(number), label: "Back to the order" };
  return <QuoteScreen key={number} title={`Quote ${number}`} back={back} number={number} {...form} />;
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { isDraft, isQuoteOpen } from "#app/order/model/quote";
import { listPackages, showQuote, toPackageChoices } from "#app/order/quote/load-quote-form.server";
import { keepTypedQuote, type ReturnedQuote, receiveQuotePost } from "#app/order/quote/receive-quote-post.server";
import { getActiveOrder } from "#app/order/state/get-order.server";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { QuoteForm } from "./quote-form";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data ? `Quote ${data.number}` : "Quote") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "orders");
  const order = await getActiveOrder(context, params.number as string);
  // Its price can't change anymore.
  if (!isQuoteOpen(order)) throw redirect(paths.adminOrder(order.submissionId));
  const packages = await listPackages(context);
  const values = showQuote(order, packages);
  const { submissionId: number, currency } = order;
  return { number, currency, isSent: !isDraft(order), values, packages: toPackageChoices(packages, currency) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { name, userId } = await requireRight(context, request, "orders");
  const form = await receiveForm(context, { reportsTruncation: true });
  const order = await getActiveOrder(context, params.number as string);
  const work = receiveQuotePost(context, name || userId, order, form);
  const result = await answerFailure(context, work, keepTypedQuote(form.fields));
  if ("to" in result) return redirectWithFlash(context, result.to, result.toast);
  return "refused" in result ? data(result.refused, { status: 503 }) : data(result.returned, { status: result.status });
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "order/office/quote/edit-quote");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const failed = createErrorToast("We couldn’t save the quote. Try again.");
  return postWithFallback<ReturnedQuote, Flash>({ request, serverAction }, failed);
}

export const shouldRevalidate = revalidateUnlessLost;

export default function EditQuote() {
  const { number, currency, isSent, values, packages } = useLoaderData<typeof loader>();
  const answer = useActionData<ReturnedQuote | Flash>();
  const returned = answer && "values" in answer ? answer : undefined;
  return (
    <>
      <ScreenHead title={`Quote ${number}`}>
        <Link className="tool" to={paths.adminOrder(number)}>
          Back to the order
        </Link>
      </ScreenHead>
      <QuoteForm key={number} {...{ values, returned, packages, currency, isSent }} />
      <AnswerToast answer={answer && "title" in answer ? answer : undefined} />
    </>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { copyQuote, listPackages, startQuote, toPackageChoices } from "#app/order/quote/load-quote-form.server";
import { keepTypedQuote, type ReturnedQuote, receiveQuotePost } from "#app/order/quote/receive-quote-post.server";
import { getOrder } from "#app/order/state/get-order.server";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { getCurrency } from "#app/server/money/money-settings";
import { pageTitle } from "#app/site";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { QuoteForm } from "./quote-form";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "New quote") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "orders");
  const packages = await listPackages(context);
  const copied = new URL(request.url).searchParams.get("copy");
  const values = copied ? copyQuote(context, await getOrder(context, copied), packages) : startQuote(context);
  const currency = getCurrency(context);
  return { values, currency, packages: toPackageChoices(packages, currency) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { name, userId } = await requireRight(context, request, "orders");
  const form = await receiveForm(context, { reportsTruncation: true });
  const work = receiveQuotePost(context, name || userId, null, form);
  const result = await answerFailure(context, work, keepTypedQuote(form.fields));
  if ("to" in result) return redirectWithFlash(context, result.to, result.toast);
  return "refused" in result ? data(result.refused, { status: 503 }) : data(result.returned, { status: result.status });
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "order/office/quote/new-quote");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const failed = createErrorToast("We couldn’t save the quote. Try again.");
  return postWithFallback<ReturnedQuote, Flash>({ request, serverAction }, failed);
}

export const shouldRevalidate = revalidateUnlessLost;

export default function NewQuote() {
  const { values, currency, packages } = useLoaderData<typeof loader>();
  const answer = useActionData<ReturnedQuote | Flash>();
  const returned = answer && "values" in answer ? answer : undefined;
  return (
    <>
      <ScreenHead title="New quote">
        <Link className="tool" to={paths.admin}>
          All orders
        </Link>
      </ScreenHead>
      <QuoteForm values={values} returned={returned} packages={packages} currency={currency} isSent={false} />
      <AnswerToast answer={answer && "title" in answer ? answer : undefined} />
    </>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { getListUrl, getSaleUrl, readFilters } from "#app/shop/model/sale-filters";
import { purchaseFailed } from "#app/shop/model/sale-status";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { RecordTicket } from "#app/ui/list/ticket/record-ticket.tsx";
import { loadSale } from "./load-sale.server";
import { keepTypedChange, type RefusedSaleChange, receiveSalePost } from "./receive-sale-post.server";
import { SaleTicket } from "./sale-ticket";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data?.sale ? `${data.sale.number}, purchases` : "Purchases") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "sales");
  const sale = await loadSale(context, params.number as string).catch((error) => {
    context.log.error({ err: error, id: context.requestId }, "purchase not loaded");
    return undefined;
  });
  // The list next to it shows the error.
  if (sale === undefined) return data({ sale: null, missing: false }, { status: 503 });
  return data({ sale, missing: sale === null }, { status: sale ? 200 : 404 });
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireRight(context, request, "sales");
  const number = params.number as string;
  const { fields } = await receiveForm(context);
  const sale = { services: context, actor: user.name || user.userId, number };
  const result = await answerFailure(context, receiveSalePost(sale, fields), keepTypedChange(fields));
  if ("refused" in result) return data(result.refused, { status: result.status });
  const back = getSaleUrl(number, readFilters(new URL(request.url).searchParams));
  return redirectWithFlash(context, back, result.toast);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "shop/office/sales/sale", ({ sale, missing }) => sale !== null || missing);
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<RefusedSaleChange, Flash>({ request, serverAction }, purchaseFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

export default function SalePage() {
  const { sale, missing } = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedSaleChange | Flash>();
  const listUrl = getListUrl(readFilters(new URLSearchParams(useLocation().search)));
  return (
    <>
      {sale ? (
        <SaleTicket
          key={sale.number}
          sale={sale}
          listUrl={listUrl}
          refused={answer && "form" in answer ? answer : undefined}
        />
      ) : null}
      {missing ? (
        <RecordTicket title="Not found" listUrl={listUrl}>
          <p>We couldn’t find that purchase. Check the number.</p>
        </RecordTicket>
      ) : null}
      <AnswerToast answer={answer} />
    </>
  );
}

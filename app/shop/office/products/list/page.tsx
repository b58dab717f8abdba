import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { getListUrl, readFilters } from "#app/shop/model/product-filters";
import { productFailed } from "#app/shop/model/product-statuses";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { ShortcutsButton, ShortcutsDialog } from "#app/ui/list/shortcuts-dialog.tsx";
import { useListShortcuts } from "#app/ui/list/use-list-shortcuts";
import { loadList } from "./load-list.server";
import { ProductListView } from "./product-list";
import { receiveMove } from "./receive-move.server";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Products") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "products");
  return loadList(context, readFilters(new URL(request.url).searchParams));
}

type ProductsScreen = Awaited<ReturnType<typeof loader>>;

export async function action({ request, context }: ActionFunctionArgs) {
  await requireRight(context, request, "products");
  const { fields } = await receiveForm(context);
  const query = new URL(request.url).searchParams;
  const result = await answerFailure(context, receiveMove(context, query, fields), productFailed);
  if ("refused" in result) return data(result.refused, { status: result.status });
  return redirectWithFlash(context, getListUrl(readFilters(query)), result);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<ProductsScreen>(args, "shop/office/products/list/page");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<never, Flash>({ request, serverAction }, productFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

export default function Products() {
  const list = useLoaderData<typeof loader>();
  const answer = useActionData<Flash>();
  useListShortcuts({});
  return (
    <>
      <ScreenHead title="Products">
        <Link className="tool tool-solid" to={paths.adminProduct("new")}>
          New product
        </Link>
        <ShortcutsButton />
      </ScreenHead>
      <ProductListView list={list} />
      <ShortcutsDialog record="product" esc="Clear focus from search" />
      <AnswerToast answer={answer} />
    </>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireUser } from "#app/account/auth.server";
import { type Flash, setFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { isConnectionLost, loadOrStay, postWithFallback } from "../../../ui/feedback/lost-connection";
import { receiveChange } from "../change/receive-change.server";
import { type Filters, filtersToSearch, readFiltersAt } from "../query/filters";
import { loadOrdersScreen, type OrdersScreenData } from "./load-orders-screen.server";
import { OrdersScreen } from "./orders-screen";

export const meta: MetaFunction = () => [{ title: pageTitle("Orders") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const filters = readFiltersAt(new URL(request.url));
  const list = await loadOrdersScreen(context, filters);
  return data({ filters, list }, { status: list ? 200 : 503 });
}

/** The result of a post. */
export interface Answer {
  ok: boolean;
  toasts: Flash[];
  /** The orders that were selected, if no status was chosen for them. */
  statusMissing?: string[];
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { name, userId } = await requireUser(context, request);
  const { status, toasts, statusMissing, enhanced, back } = await receiveChange(context, name || userId);
  const answer: Answer = { ok: status === 303, toasts, statusMissing };
  if (enhanced || status !== 303) return data(answer, { status: answer.ok ? 200 : status });
  const headers = toasts.length > 0 ? { "Set-Cookie": await setFlash(context, ...toasts) } : undefined;
  return redirect(back, { status: 303, headers });
}

/** If the connection fails, the list stays, with a toast. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<Answer> {
  const sent = await request.clone().formData();
  const what = sent.get("intent") !== "row" ? "orders" : sent.has("status") ? "status" : "priority";
  const verb = sent.get("intent") === "delete" ? "delete" : sent.get("intent") === "restore" ? "restore" : "update";
  const toast: Flash = { title: "Error", description: `Failed to ${verb} ${what}`, tone: "error" };
  return postWithFallback<Answer, Answer>({ request, serverAction }, { ok: false, toasts: [toast] });
}

interface Loaded {
  filters: Filters;
  /** Null if it could not be read. */
  list: OrdersScreenData | null;
}

export function clientLoader(args: ClientLoaderFunctionArgs): Promise<Loaded> {
  return loadOrStay<Loaded>(args, "order/office/list/page", ({ list }) => list !== null);
}

/** The list is not read again for a ticket, a photo or a letter that opens, nor after a post without an answer. */
export const shouldRevalidate: ShouldRevalidateFunction = (next) => {
  const [before, after] = [next.currentUrl, next.nextUrl].map((url) => filtersToSearch(readFiltersAt(url)));
  const same = before === after;
  const moved = next.currentUrl.href !== next.nextUrl.href;
  if (isConnectionLost(next.actionResult)) return false;
  return next.formMethod || !moved || !same ? next.defaultShouldRevalidate : false;
};

export default function OrdersPage() {
  const { filters, list } = useLoaderData<Loaded>();
  return (
    <OrdersScreen filters={filters} list={list} answer={useActionData<Answer>()}>
      <Outlet />
    </OrdersScreen>
  );
}

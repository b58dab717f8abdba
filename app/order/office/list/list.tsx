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
import { type Filters, filtersAt, filtersToSearch } from "../query/filters";
import { ListScreen } from "./list-screen";
import { type LoadedList, loadList } from "./load-list.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Orders") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const filters = filtersAt(new URL(request.url));
  const list = await loadList(context, filters);
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

/** A connection that breaks leaves the list as it was, instead of an error page in its place. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<Answer> {
  const sent = await request.clone().formData();
  const what = sent.get("intent") !== "row" ? "orders" : sent.has("status") ? "status" : "priority";
  const verb = sent.get("intent") === "delete" ? "delete" : sent.get("intent") === "restore" ? "restore" : "update";
  const toast: Flash = { title: "Error", description: `Failed to ${verb} ${what}`, tone: "error" };
  return postWithFallback<Answer, Answer>({ request, serverAction }, { ok: false, toasts: [toast] });
}

/** What the screen shows; the list is null where it could not be read. */
interface Loaded {
  filters: Filters;
  list: LoadedList | null;
}

/** Also keeps the open screen when the server cannot read the list. */
export function clientLoader(args: ClientLoaderFunctionArgs): Promise<Loaded> {
  return loadOrStay<Loaded>(args, "order/office/list/list", ({ list }) => list !== null);
}

/** Opening and closing a ticket, a photo on it or a letter asks nothing of the list; nor does a lost post. */
export const shouldRevalidate: ShouldRevalidateFunction = (next) => {
  const [before, after] = [next.currentUrl, next.nextUrl].map((url) => filtersToSearch(filtersAt(url)));
  const same = before === after;
  const moved = next.currentUrl.href !== next.nextUrl.href;
  if (isConnectionLost(next.actionResult)) return false;
  return next.formMethod || !moved || !same ? next.defaultShouldRevalidate : false;
};

export default function OrdersPage() {
  const { filters, list } = useLoaderData<Loaded>();
  return (
    <ListScreen filters={filters} list={list} answer={useActionData<Answer>()}>
      <Outlet />
    </ListScreen>
  );
}

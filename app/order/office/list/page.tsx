import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useParams,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import type { ListActionResult } from "#app/order/model/list-form";
import { RESTORE_FAILED } from "#app/order/model/list-messages";
import {
  type Filters,
  filtersToSearch,
  keepKnownPackage,
  listPackageOptions,
  readFiltersAt,
} from "#app/order/model/order-filters";
import { listPackageNotes } from "#app/packages/offered-packages.server";
import { comparePackages, packageList } from "#app/packages/package-list";
import { paths } from "#app/paths";
import type { Choice } from "#app/server/forms/text-field";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { isConnectionLost, loadOrStay, postWithFallback } from "#app/ui/feedback/lost-connection";
import { findPlace } from "#app/ui/list/ticket/ticket-place.tsx";
import { useKeptAnswer } from "../use-kept-answer";
import { loadOrdersScreen, type OrdersScreenData } from "./load-orders-screen.server";
import { OrdersScreen } from "./orders-screen";
import { receiveChange } from "./receive-change.server";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Orders") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireRight(context, request, "orders");
  const packages = listPackageOptions((await context.settings.list(packageList)).toSorted(comparePackages));
  const filters = keepKnownPackage(readFiltersAt(new URL(request.url)), packages);
  const list = await loadOrdersScreen(context, filters);
  const notes = role === "admin" ? await listPackageNotes(context) : [];
  return data({ filters, list, notes, packages }, { status: list ? 200 : 503 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { name, userId } = await requireRight(context, request, "orders");
  const { status, toasts, statusMissing, enhanced, back } = await receiveChange(context, name || userId);
  const answer: ListActionResult = { ok: status === 303, toasts, statusMissing };
  if (enhanced || status !== 303) return data(answer, { status: answer.ok ? 200 : status });
  return redirectWithFlash(context, back, ...toasts);
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<ListActionResult> {
  const fields = await request.clone().formData();
  const intent = fields.get("intent");
  const noun = intent !== "row" ? "orders" : fields.has("status") ? "status" : "priority";
  const failed = `Failed to ${intent === "delete" ? "delete" : "update"} ${noun}`;
  const toast: Flash = createErrorToast(intent === "restore" ? RESTORE_FAILED : failed);
  return postWithFallback<ListActionResult, ListActionResult>(
    { request, serverAction },
    { ok: false, toasts: [toast] },
  );
}

interface Loaded {
  filters: Filters;
  list: OrdersScreenData | null;
  notes: string[];
  packages: Choice[];
}

export function clientLoader(args: ClientLoaderFunctionArgs): Promise<Loaded> {
  return loadOrStay<Loaded>(args, "order/office/list/page", ({ list }) => list !== null);
}

/** The list is not reloaded when a ticket, photo or staff email opens, or when a post gets no response. */
export const shouldRevalidate: ShouldRevalidateFunction = (next) => {
  const [filtersBefore, filtersAfter] = [next.currentUrl, next.nextUrl].map((url) =>
    filtersToSearch(readFiltersAt(url)),
  );
  const sameFilters = filtersBefore === filtersAfter;
  const urlChanged = next.currentUrl.href !== next.nextUrl.href;
  if (isConnectionLost(next.actionResult)) return false;
  return next.formMethod || !urlChanged || !sameFilters ? next.defaultShouldRevalidate : false;
};

export default function OrdersPage() {
  const { filters, list, notes, packages } = useLoaderData<Loaded>();
  const { number = "" } = useParams();
  const addressOf = (number: string) => paths.adminOrder(number) + filtersToSearch(filters);
  const addresses = list?.rows.map(({ submissionId }) => addressOf(submissionId)) ?? [];
  return (
    <OrdersScreen {...{ filters, list, notes, packages }} answer={useKeptAnswer<ListActionResult>()}>
      <Outlet context={list && findPlace({ ...list, addresses, count: list.matching }, addressOf(number))} />
    </OrdersScreen>
  );
}

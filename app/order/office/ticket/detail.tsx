import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireUser } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { formatMoment } from "#app/server/business-time.server";
import { receiveForm } from "#app/server/forms/form.server";
import { setFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { isConnectionLost, loadOrStay, postWithFallback } from "../../../ui/feedback/lost-connection";
import { FlashToast } from "../../../ui/feedback/toast";
import { failureOf, type Refusal } from "../change/refusal";
import { getTicket } from "./get-order.server";
import { OrderTicket } from "./order-ticket";
import { receiveDeed } from "./receive-deed.server";
import { searchWith } from "./ticket-search";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Order Details - ${data.number}` : "Order Details") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { notes, history, placedAt, trashedAt, ...ticket } = await getTicket(context, params.number as string);
  const time = (at: Date) => formatMoment(at, context.env.BUSINESS_TIMEZONE);
  return {
    ...ticket,
    placedAt: time(placedAt),
    trashedAt: trashedAt && time(trashedAt),
    notes: notes.map((note) => ({ ...note, at: time(note.at) })),
    history: history.map((deed) => ({ ...deed, at: time(deed.at) })),
  };
}

/** What a ticket shows of its order. */
export type Ticket = SerializeFrom<typeof loader>;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request);
  const { fields } = await receiveForm(context);
  const number = params.number as string;
  const done = await receiveDeed(context, user.name || user.userId, number, fields);
  if (done && "refusal" in done) return data(done.refusal, { status: done.status });
  const back = `${paths.adminOrder(number)}${searchWith(new URL(request.url).search, null)}#ticket`;
  const headers = done ? { "Set-Cookie": await setFlash(context, ...done.toasts) } : undefined;
  return redirect(back, { status: 303, headers });
}

/** A ticket that cannot be read again stays as it is, with all that is typed on it. */
export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Ticket>(args, "order/office/ticket/detail");
}

/** The same when a form of it cannot be sent: the printed toast, and nothing is lost. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const fields = new URLSearchParams(await request.clone().text());
  return postWithFallback<Refusal, Refusal>({ request, serverAction }, failureOf(fields));
}

/** Leafing through the photos reads the ticket no second time, and nor does a post that got no answer. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // The order changed meanwhile, and the refusal asks the user to look at it.
  if (actionStatus === 409) return true;
  const leafing = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && !formMethod;
  const same = searchWith(currentUrl.search, null) === searchWith(nextUrl.search, null);
  return (leafing && same) || isConnectionLost(actionResult) ? false : defaultShouldRevalidate;
}

export default function Detail() {
  const ticket = useLoaderData<Ticket>();
  const refusal = useActionData<Refusal>();
  return (
    <>
      {/* A ticket of its own for each order: what was typed on one never stands on another. */}
      <OrderTicket key={ticket.number} ticket={ticket} refusal={refusal} />
      {refusal ? (
        <div className="toasts" role="alert">
          <FlashToast flash={refusal} tone="error" closable />
          {refusal.also ? (
            <FlashToast flash={{ title: refusal.title, description: refusal.also }} tone="error" closable />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

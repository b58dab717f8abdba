import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { pageTitle } from "#app/site";
import { ClosedRoom } from "./closed-room";
import { loadRoom } from "./load-room.server";
import { receiveLinkRequest } from "./receive-link-request.server";
import styles from "./room.css?url";
import { findOrderByNumber, findRoomOrder } from "./room-access.server";
import { rememberRoom } from "./room-cookie.server";
import { checkRoomKey } from "./room-link.server";
import { RoomView } from "./room-view";

export const handle = { personal: true, noindex: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.room ? `Order ${data.room.number}` : "Open your order") },
];

const privateHeaders = { "Cache-Control": "private, no-store", "Referrer-Policy": "same-origin" };
export const headers: HeadersFunction = () => privateHeaders;

/** The answer without a room is the same for every number, also for one that does not exist. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { number = "" } = params;
  const search = new URL(request.url).searchParams;
  const key = search.get("key");
  const opened = key === null ? null : await openRoom({ request, context, number, key });
  if (opened) return redirect(paths.orderRoom(number), { headers: { ...privateHeaders, "Set-Cookie": opened } });
  const order = await findRoomOrder(context, request, number);
  if (order && key !== null) return redirect(paths.orderRoom(number), { headers: privateHeaders });
  if (order) return data({ room: await loadRoom(context, order), linkSent: false });
  return data({ room: null, linkSent: search.get("link") === "sent" }, { status: 404 });
}

/** The `Set-Cookie` value, or null if the key opens nothing. */
async function openRoom({
  request,
  context,
  number,
  key,
}: Pick<LoaderFunctionArgs, "request" | "context"> & { number: string; key: string }): Promise<string | null> {
  const order = await findOrderByNumber(context, number);
  const version = order && (await checkRoomKey(context, order, key));
  return order && version !== null ? rememberRoom(context, request, { orderId: order.id, version }) : null;
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { number = "" } = params;
  const problem = await receiveLinkRequest(context, number);
  if (!problem) return redirect(`${paths.orderRoom(number)}?link=sent`, { status: 303, headers: privateHeaders });
  const { status, ...shown } = problem;
  return data(shown, { status });
}

export default function OrderRoomPage() {
  const { room, linkSent } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return room ? <RoomView room={room} /> : <ClosedRoom linkSent={linkSent} problem={problem ?? null} />;
}

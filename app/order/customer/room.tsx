import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useRef, useState } from "react";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { LOOKUP_FAILED } from "#app/server/forms/link-request.server";
import { setFlash } from "#app/server/http/flash.server";
import { privateHeaders } from "#app/server/http/security.server";
import { pageTitle } from "#app/site";
import { findOrderByNumber, findRoomOrder } from "../access/room-access.server";
import { rememberRoom } from "../access/room-cookie.server";
import { checkRoomKey } from "../access/room-link.server";
import { readRoomValues } from "../message/room-post.server";
import { contactFields } from "../model/order-fields";
import { MAX_ROOM_PHOTOS, roomFields } from "../model/room-form";
import { readThreadQuery } from "../model/thread-query";
import { createPhotoRules } from "../photos/photo-rules.server";
import { ClosedRoom } from "./closed-room";
import { useLiveRoom } from "./live/use-live-room";
import { loadRoom, type Room } from "./load-room.server";
import { receiveRoomLinkRequest } from "./receive-link-request.server";
import { receiveRoomAction } from "./receive-room-action.server";
import styles from "./room.css?url";
import { RoomView } from "./room-view";

export const handle = { personal: true, noindex: true, interactive: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.room ? `Order ${data.room.number}` : "Open your order") },
];

interface Loaded {
  room: Room | null;
  linkSent: boolean;
  /** The order of a posted form could not be looked up. */
  isDown?: boolean;
}

export const headers: HeadersFunction = () => privateHeaders;

/** The answer without a room is the same for every number, also for one that does not exist. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { number = "" } = params;
  const search = new URL(request.url).searchParams;
  const key = search.get("key");
  const opened = key === null ? null : await openRoom({ request, context, number, key });
  if (opened) return redirect(paths.orderRoom(number), { headers: { ...privateHeaders, "Set-Cookie": opened } });
  const order = await findRoomOrder(context, request, number).catch((error) => {
    // After a post, the page shows what was typed instead of an error.
    if (context.incoming.method !== "POST") throw error;
    return undefined;
  });
  if (order === undefined) return data({ room: null, linkSent: false, isDown: true }, { status: 503 });
  if (order && key !== null) return redirect(paths.orderRoom(number), { headers: privateHeaders });
  if (order) return data({ room: await loadRoom(context, order, readThreadQuery(request.url)), linkSent: false });
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

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { number = "" } = params;
  const order = await findRoomOrder(context, request, number).catch((error) => {
    context.log.error({ err: error, id: context.requestId }, "order of a posted form not looked up");
    return undefined;
  });
  if (order === undefined) return keepTyped((await receiveForm(context)).fields);
  if (!order) return receiveClosedForm(context, number, (await receiveForm(context)).fields);
  const files = createPhotoRules(context, MAX_ROOM_PHOTOS);
  const form = await receiveForm(context, { files, reportsTruncation: true });
  const result = await receiveRoomAction(context, request, order, form);
  if (!result) {
    await files.discard(form.stored);
    return receiveClosedForm(context, number, form.fields);
  }
  if ("problem" in result) return data({ problem: result.problem, closed: null }, { status: result.status });
  const { notice: title, description, at } = result;
  const flash = await setFlash(context, { title, description, tone: "info" });
  const headers = { ...privateHeaders, "Set-Cookie": flash };
  return redirect(`${paths.orderRoom(number)}${at ? `#${at}` : ""}`, { status: 303, headers });
}

/** Returns the form as typed, because the order cannot be looked up. */
function keepTyped(fields: URLSearchParams) {
  const link = { email: fields.get(contactFields.email.name) ?? "", error: LOOKUP_FAILED };
  return data({ problem: null, closed: { written: readRoomValues(fields).text, link, sent: false } }, { status: 503 });
}

/** A request for the link, or a form of a room that is no longer open. */
async function receiveClosedForm(context: LoaderFunctionArgs["context"], number: string, fields: URLSearchParams) {
  const written = readRoomValues(fields).text;
  if (fields.has(roomFields.intent))
    return data({ problem: null, closed: { written, link: null, sent: false } }, { status: 404 });
  const problem = await receiveRoomLinkRequest(context, number, fields);
  if (!problem && !written)
    return redirect(`${paths.orderRoom(number)}?link=sent`, { status: 303, headers: privateHeaders });
  return data(
    { problem: null, closed: { written, link: problem, sent: !problem } },
    { status: problem?.status ?? 404 },
  );
}

/** The room stays as it is shown if it cannot be loaded again. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<Loaded | null> {
  try {
    return (await serverLoader<typeof loader>()) as Loaded;
  } catch (error) {
    if (error instanceof Response) throw error;
    console.warn(error);
    return null;
  }
}

export default function OrderRoomPage() {
  const loaded = useLoaderData<Loaded | null>();
  const shown = useRef(loaded?.room ?? null);
  shown.current = loaded?.room ?? shown.current;
  const room = shown.current;
  const isClosed = loaded !== null && loaded.room === null;
  useLiveRoom(room, isClosed);
  // Remix drops an action's data when the room reloads itself, so it is kept here.
  const [answer] = useState(useActionData<typeof action>());
  if (room) return <RoomView room={room} isClosed={isClosed} problem={answer?.problem ?? null} />;
  return (
    <ClosedRoom linkSent={loaded?.linkSent === true} isDown={loaded?.isDown === true} answer={answer?.closed ?? null} />
  );
}

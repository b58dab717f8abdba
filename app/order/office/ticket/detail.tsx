import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { createDeliveryRules } from "#app/order/deliver/delivery-rules.server";
import { canPreview } from "#app/order/deliver/preview-rules.server";
import { createFormError, type FormError } from "#app/order/model/form-errors";
import { readThreadQuery } from "#app/order/model/thread-query";
import { paths } from "#app/paths";
import { toShownReview } from "#app/reviews/review-decision";
import { receiveForm } from "#app/server/forms/form.server";
import { redirectWithFlash } from "#app/server/http/flash.server";
import { formatMoment } from "#app/server/time/business-time.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateAfterConflict } from "#app/ui/feedback/lost-connection";
import { FlashToast } from "#app/ui/feedback/toast.tsx";
import { describeDue, describeWait } from "../describe-due.server";
import { useKeptAnswer } from "../use-kept-answer";
import { getTicket } from "./get-ticket.server";
import { OrderTicket } from "./order-ticket";
import { setPhotoInQuery } from "./photos/photo-query";
import { receiveTicketAction } from "./receive-ticket-action.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data ? `Order Details - ${data.number}` : "Order Details") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "orders");
  const found = await getTicket(context, params.number as string, readThreadQuery(request.url));
  const { notes, history, emails, placedAt, deletedAt, dueAt, overdue, rounds, review, thread, ...rest } = found;
  const { markedPaid, approvalSince, ...ticket } = rest;
  const zone = context.env.BUSINESS_TIMEZONE;
  const formatTime = (at: Date) => formatMoment(at, zone);
  return {
    ...ticket,
    placedAt: formatTime(placedAt),
    due: dueAt && describeDue({ dueAt, overdue }, zone, Date.now(), { hasTime: true }),
    markedPaid: markedPaid && { ...markedPaid, at: formatTime(markedPaid.at) },
    trashedAt: deletedAt && formatTime(deletedAt),
    approvalSince: approvalSince && describeWait(approvalSince, zone, Date.now()),
    rounds: rounds.map(({ round, deliveries }) => ({
      round,
      deliveries: deliveries.map(({ createdAt, files, ...delivery }) => ({
        ...delivery,
        at: formatTime(createdAt),
        files: files.map(({ uploadedAt, path, ...file }) => ({
          ...file,
          at: formatTime(uploadedAt),
          preview: canPreview(file) ? `${paths.adminPhoto(ticket.number, file.id)}?size=thumb` : null,
        })),
      })),
    })),
    review: review && toShownReview(review, formatTime),
    thread: {
      ...thread,
      messages: thread.messages.map(({ createdAt, sender, actor, ...message }) => ({
        ...message,
        author: actor,
        at: formatTime(createdAt),
        isOwn: sender === "team",
      })),
    },
    notes: notes.map((note) => ({ ...note, at: formatTime(note.at) })),
    history: history.map((entry) => ({ ...entry, at: formatTime(entry.at) })),
    emails: emails.map((email) => ({ ...email, queuedAt: formatTime(email.queuedAt) })),
    formId: randomUUID(),
  };
}

type Ticket = SerializeFrom<typeof loader>;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireRight(context, request, "orders");
  const number = params.number as string;
  const form = await receiveForm(context, { files: createDeliveryRules(context, number), reportsTruncation: true });
  const result = await receiveTicketAction(context, user.name || user.userId, number, form);
  if (result && "error" in result) return data(result.error, { status: result.status });
  const anchor = result?.section ? `ticket-${result.section}` : "ticket";
  const back = `${paths.adminOrder(number)}${setPhotoInQuery(new URL(request.url).search, null)}#${anchor}`;
  return redirectWithFlash(context, back, ...(result?.toasts ?? []));
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Ticket>(args, "order/office/ticket/detail");
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const fields = new URLSearchParams(await request.clone().text());
  return postWithFallback<FormError, FormError>({ request, serverAction }, createFormError(fields));
}

/** Browsing photos does not reload the ticket. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod } = args;
  const onlyQueryChanged =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && !formMethod;
  const samePage = setPhotoInQuery(currentUrl.search, null) === setPhotoInQuery(nextUrl.search, null);
  return !(onlyQueryChanged && samePage) && revalidateAfterConflict(args);
}

export default function Detail() {
  const ticket = useLoaderData<Ticket>();
  const error = useKeptAnswer<FormError>();
  return (
    <>
      {/* The key keeps typed text from moving to another order. */}
      <OrderTicket key={ticket.number} ticket={ticket} error={error} />
      {error?.title ? (
        <div className="toasts" role="alert">
          <FlashToast flash={error} tone="error" />
          {error.secondMessage ? (
            <FlashToast flash={{ title: error.title, description: error.secondMessage }} tone="error" />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

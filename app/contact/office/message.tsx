import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { createEntryError, type EntryError } from "#app/inbox/entry-error";
import { getListUrl, getMessageUrl, readFilters } from "#app/inbox/list/filters";
import { loadEntryHistory } from "#app/inbox/load-entry-history.server";
import { respondToEntryPost } from "#app/inbox/respond-to-entry-post.server";
import { receiveForm } from "#app/server/forms/form.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateAfterConflict } from "#app/ui/feedback/lost-connection";
import { FlashToast } from "#app/ui/feedback/toast.tsx";
import { RecordTicket } from "#app/ui/list/ticket/record-ticket.tsx";
import { findMessage } from "../answer/find-message.server";
import { createMessageKind } from "../answer/message-kind.server";
import { MessageTicket } from "./message-ticket";
import { toMessageView } from "./message-view.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data?.message ? `${data.message.name}, inbox` : "Inbox") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "inbox");
  const none = { message: null, colleagues: [], formId: "", answerId: "" };
  try {
    const id = params.id as string;
    const [message, { colleagues, ...history }] = await Promise.all([
      findMessage(context, id),
      loadEntryHistory(context, createMessageKind(context), id),
    ]);
    if (!message) return data({ ...none, missing: true }, { status: 404 });
    const view = toMessageView(message, history, context.env.BUSINESS_TIMEZONE);
    return data({ message: view, colleagues, formId: randomUUID(), answerId: randomUUID(), missing: false });
  } catch (error) {
    // The list next to it shows the error.
    context.log.error({ err: error, id: context.requestId }, "inbox message not loaded");
    return data({ ...none, missing: false }, { status: 503 });
  }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "contact/office/message", ({ message, missing }) => message !== null || missing);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireRight(context, request, "inbox");
  const id = params.id as string;
  const { fields } = await receiveForm(context);
  const filters = readFilters(new URL(request.url).searchParams);
  const to = getMessageUrl(id, filters);
  const post = { id, actor: user.name || user.userId, fields, to };
  return respondToEntryPost(context, createMessageKind(context), post);
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const fields = new URLSearchParams(await request.clone().text());
  return postWithFallback<EntryError, EntryError>({ request, serverAction }, createEntryError("message", fields));
}

/** Reloads after a refused change, because the message may be in the trash. */
export const shouldRevalidate = revalidateAfterConflict;

export default function MessagePage() {
  const { message, colleagues, formId, answerId, missing } = useLoaderData<typeof loader>();
  const error = useActionData<EntryError>();
  const filters = readFilters(new URLSearchParams(useLocation().search));
  return (
    <>
      {/* The key focuses each newly opened message and keeps typed text from moving to another one. */}
      {message ? (
        <MessageTicket key={message.id} {...{ message, colleagues, formId, answerId, filters, error }} />
      ) : null}
      {missing ? (
        <RecordTicket title="Not found" listUrl={getListUrl(filters)}>
          <p>We couldn’t find that message. Somebody may have removed it.</p>
        </RecordTicket>
      ) : null}
      {error?.title ? (
        <div className="toasts" role="alert">
          <FlashToast flash={error} tone="error" closable />
        </div>
      ) : null}
    </>
  );
}

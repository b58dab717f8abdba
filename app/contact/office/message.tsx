import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { createEntryError, type EntryError } from "#app/inbox/entry-error";
import { EntryTicket } from "#app/inbox/entry-ticket.tsx";
import { getListUrl, getMessageUrl, readFilters } from "#app/inbox/list/filters";
import { loadEntry } from "#app/inbox/load-entry.server";
import { respondToEntryPost } from "#app/inbox/respond-to-entry-post.server";
import { receiveForm } from "#app/server/forms/form.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateAfterConflict } from "#app/ui/feedback/lost-connection";
import { createMessageKind } from "../answer/message-kind.server";
import { AnswerForm } from "./answer-form";
import { findMessageRow } from "./message-row.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data?.entry ? `${data.entry.name}, inbox` : "Inbox") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "inbox");
  const id = params.id as string;
  return loadEntry(context, createMessageKind(context), { id, find: () => findMessageRow(context, id) });
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "contact/office/message", ({ entry, missing }) => entry !== null || missing);
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
  const { answerId, ...loaded } = useLoaderData<typeof loader>();
  const error = useActionData<EntryError>();
  const filters = readFilters(new URLSearchParams(useLocation().search));
  return (
    <EntryTicket
      {...loaded}
      action={loaded.entry ? getMessageUrl(loaded.entry.id, filters) : ""}
      listUrl={getListUrl(filters)}
      getSenderUrl={(email) => getListUrl({ q: email })}
      error={error}
      answer={(message) => <AnswerForm {...{ message, answerId, filters }} />}
    />
  );
}

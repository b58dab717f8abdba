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
import { readFilters } from "#app/inbox/filters";
import { loadEntry } from "#app/inbox/load-entry.server";
import { receiveEntryPost } from "#app/inbox/receive-entry-post.server";
import { createIdeaKind } from "#app/shop/ideas/idea-entries.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateAfterConflict } from "#app/ui/feedback/lost-connection";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data?.entry ? `Idea from ${data.entry.name}` : "Inbox") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "inbox");
  return loadEntry(context, createIdeaKind(context), params.id as string);
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export function action(args: ActionFunctionArgs) {
  return receiveEntryPost(args, createIdeaKind(args.context));
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "shop/office/ideas/page", ({ entry, missing }) => entry !== null || missing);
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const fields = new URLSearchParams(await request.clone().text());
  return postWithFallback<EntryError, EntryError>({ request, serverAction }, createEntryError("idea", fields));
}

/** Reloads after a refused change, because the idea may be in the trash. */
export const shouldRevalidate = revalidateAfterConflict;

export default function IdeaPage() {
  const loaded = useLoaderData<typeof loader>();
  const error = useActionData<EntryError>();
  const filters = readFilters(new URLSearchParams(useLocation().search));
  return <EntryTicket {...loaded} filters={filters} error={error} />;
}

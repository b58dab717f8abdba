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
import type { EntryView } from "#app/inbox/entry-view.server";
import { readFilters } from "#app/inbox/filters";
import { loadEntry } from "#app/inbox/load-entry.server";
import { receiveEntryPost } from "#app/inbox/receive-entry-post.server";
import { createIdeaKind } from "#app/shop/ideas/idea-entries.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateAfterConflict } from "#app/ui/feedback/lost-connection";
import { getEmailLink } from "#app/ui/tel";
import { findIdeaRow } from "./find-idea-row.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data?.entry ? `Idea from ${data.entry.name}` : "Inbox") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "inbox");
  return loadEntry(context, createIdeaKind(context), params.id as string, findIdeaRow);
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
  const { answerId: _, ...loaded } = useLoaderData<typeof loader>();
  const error = useActionData<EntryError>();
  const filters = readFilters(new URLSearchParams(useLocation().search));
  return (
    <EntryTicket
      {...loaded}
      filters={filters}
      error={error}
      renderAnswer={(idea) => (
        <p className="mt-3">
          <a className="tool tool-hot font-bold" href={getReplyLink(idea)}>
            Answer by email
          </a>
        </p>
      )}
    />
  );
}

function getReplyLink({ email, text }: EntryView): string {
  const quoted = text
    .slice(0, 500)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");
  const subject = encodeURIComponent("Your idea for the Digital Vault");
  return `${getEmailLink(email)}?subject=${subject}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`;
}

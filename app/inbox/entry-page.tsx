import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { requireRight } from "../account/auth.server";
import { findScreen } from "../office-screens";
import { toTitleCase } from "../server/text/clean-text";
import { pageTitle } from "../site";
import { loadOrStay, postWithFallback, revalidateAfterConflict } from "../ui/feedback/lost-connection";
import { createEntryError, type EntryError } from "./entry-error";
import { EntryTicket } from "./entry-ticket";
import { readFilters } from "./filters";
import { findEntryKind } from "./find-entry-kind.server";
import { loadEntry } from "./load-entry.server";
import { receiveEntryPost } from "./receive-entry-post.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data?.entry ? `${toTitleCase(data.kind.noun)} from ${data.entry.name}` : "Inbox") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "inbox");
  return loadEntry(context, findEntryKind(context, request), params.id as string);
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export function clientLoader(args: ClientLoaderFunctionArgs) {
  const routeId = findScreen(new URL(args.request.url).pathname)?.pattern ?? "";
  return loadOrStay<Loaded>(args, routeId, ({ entry, missing }) => entry !== null || missing);
}

export function action(args: ActionFunctionArgs) {
  return receiveEntryPost(args, findEntryKind(args.context, args.request));
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const fields = new URLSearchParams(await request.clone().text());
  return postWithFallback<EntryError, EntryError>({ request, serverAction }, createEntryError(fields));
}

/** Reloads after a refused change, because the entry may be in the trash. */
export const shouldRevalidate = revalidateAfterConflict;

export default function EntryPage() {
  const loaded = useLoaderData<typeof loader>();
  const error = useActionData<EntryError>();
  const filters = readFilters(new URLSearchParams(useLocation().search));
  return <EntryTicket {...loaded} filters={filters} error={error} />;
}

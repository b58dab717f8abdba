import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { createEntryError, type EntryError } from "#app/inbox/entry-error";
import { respondToEntryPost } from "#app/inbox/respond-to-entry-post.server";
import { paths } from "#app/paths";
import { receiveForm } from "#app/server/forms/form.server";
import { createIdeaKind } from "#app/shop/ideas/idea-entries.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateAfterConflict } from "#app/ui/feedback/lost-connection";
import { FlashToast, ToastRegion } from "#app/ui/feedback/toast.tsx";
import { ShortcutsButton, ShortcutsDialog } from "#app/ui/list/shortcuts-dialog.tsx";
import { useListShortcuts } from "#app/ui/list/use-list-shortcuts";
import { IdeaTicket } from "./idea-ticket";
import { loadIdea } from "./load-idea.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data ? `Idea from ${data.name}` : "Idea") },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "inbox");
  return loadIdea(context, params.id as string);
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireRight(context, request, "inbox");
  const id = params.id as string;
  const { fields } = await receiveForm(context);
  const to = paths.adminIdea(encodeURIComponent(id));
  const post = { id, actor: user.name || user.userId, fields, to };
  return respondToEntryPost(context, createIdeaKind(context), post);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "shop/office/ideas/page");
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const fields = new URLSearchParams(await request.clone().text());
  return postWithFallback<EntryError, EntryError>({ request, serverAction }, createEntryError("idea", fields));
}

/** Reloads after a refused change, because the idea may be in the trash. */
export const shouldRevalidate = revalidateAfterConflict;

export default function IdeaScreen() {
  const idea = useLoaderData<typeof loader>();
  const failure = useActionData<EntryError>();
  useListShortcuts({ closeTo: paths.adminInbox });
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Link className="records-open" to={paths.adminInbox}>
          Back to the inbox
        </Link>
        <ShortcutsButton />
      </p>
      <IdeaTicket idea={idea} error={failure} />
      <ShortcutsDialog esc="Back to the inbox" />
      <ToastRegion>{failure ? <FlashToast flash={failure} closable /> : null}</ToastRegion>
    </>
  );
}

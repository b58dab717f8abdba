import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { NoRecords } from "#app/ui/list/records/no-records.tsx";
import { requireRight } from "../account/auth.server";
import type { Flash } from "../server/http/flash.server";
import { MAX_ATTEMPTS } from "../server/outbox/outbox.server";
import { pageTitle } from "../site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "../ui/feedback/lost-connection";
import { FlashToast, ToastRegion } from "../ui/feedback/toast";
import { ScreenHead } from "../ui/list/list-screen";
import { Pager } from "../ui/list/pager";
import { ShortcutsButton, ShortcutsDialog } from "../ui/list/shortcuts-dialog";
import { useListShortcuts } from "../ui/list/use-list-shortcuts";
import { DeadLetters } from "./dead-letters";
import { getFailureToast } from "./failure-toasts";
import { getListUrl, readFilters } from "./filters";
import { countMessages, listDeadLetters, listMessages } from "./list-messages.server";
import { MessageFilters } from "./message-filters";
import { MessageTable } from "./message-table";
import { OutboxFigures } from "./outbox-figures";
import { receiveOutboxPost } from "./receive-outbox-post.server";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Outbox") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "outbox");
  const filters = readFilters(new URL(request.url).searchParams);
  const isFiltered = Boolean(filters.q || filters.state);
  const [list, counts, dead] = await Promise.all([
    listMessages(context, filters),
    countMessages(context),
    isFiltered ? [] : listDeadLetters(context),
  ]);
  const shown = { ...filters, page: list.page };
  return { ...list, filters: shown, isFiltered, counts, dead, maxAttempts: MAX_ATTEMPTS };
}

export async function action(args: ActionFunctionArgs) {
  const { userId } = await requireRight(args.context, args.request, "outbox");
  return receiveOutboxPost(args, userId);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "outbox/page");
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return postWithFallback<undefined, Flash>({ request, serverAction }, getFailureToast(intent));
}

export const shouldRevalidate = revalidateUnlessLost;

export default function Outbox() {
  const { messages, total, page, pages, filters, isFiltered, ...loaded } = useLoaderData<typeof loader>();
  const { counts, dead, maxAttempts } = loaded;
  const connectionError = useActionData<Flash>();
  useListShortcuts({});
  return (
    <div className="outbox">
      <ScreenHead title="Outbox">
        <ShortcutsButton />
      </ScreenHead>
      <OutboxFigures counts={counts} filters={filters} />
      {isFiltered ? null : <DeadLetters messages={dead} count={counts.dead} maxAttempts={maxAttempts} />}
      <MessageFilters filters={filters} shown={messages.length} total={total} />
      <div className="records-split">
        {messages.length > 0 ? (
          <MessageTable messages={messages} foldsLater={!isFiltered} maxAttempts={maxAttempts} filters={filters} />
        ) : (
          <div className="records-box">
            <NoRecords title="No messages found">
              <p>
                {isFiltered
                  ? "Nothing matches your search and status."
                  : "Every email and webhook we send shows up here as soon as an order, a booking or a message triggers it."}
              </p>
            </NoRecords>
          </div>
        )}
      </div>
      <ShortcutsDialog record="message" esc="Clear focus from search, or close the message" />
      <ToastRegion>{connectionError ? <FlashToast flash={connectionError} /> : null}</ToastRegion>
      <Pager page={page} pages={pages} addressOf={(number) => getListUrl({ ...filters, page: number })} />
    </div>
  );
}

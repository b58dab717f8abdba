import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireAdmin } from "#app/account/auth.server";
import type { Flash } from "#app/server/http/flash.server";
import { MAX_ATTEMPTS } from "#app/server/outbox/outbox.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "../ui/feedback/lost-connection";
import { FlashToast, ToastRegion } from "../ui/feedback/toast";
import { NoRecords } from "../ui/list/no-records";
import { ShortcutsButton, ShortcutsDialog } from "../ui/list/shortcuts-dialog";
import { useKeys } from "../ui/list/use-keys";
import { DeadLetters } from "./dead-letters";
import { MessageTable } from "./message-table";
import { STATES } from "./messages";
import { changeOutbox } from "./outbox-action.server";
import { failureOf } from "./outbox-failures";
import { OutboxFigures } from "./outbox-figures";
import { OutboxFilters, OutboxPager } from "./outbox-filters";
import { countMessages, listDead, listMessages } from "./outbox-list.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Outbox") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const search = new URL(request.url).searchParams;
  const state = STATES.find((value) => value === search.get("state")) ?? null;
  const typed = search.get("q")?.trim().slice(0, 200) ?? "";
  const page = Number.parseInt(search.get("page") ?? "", 10) || 1;
  const whole = !state && !typed;
  const [list, counts, dead] = await Promise.all([
    listMessages(context, { state, typed, page }),
    countMessages(context),
    whole ? listDead(context) : [],
  ]);
  const { messages, total, pages } = list;
  return { messages, total, pages, page: list.page, counts, dead, state, typed, whole, most: MAX_ATTEMPTS };
}

export async function action(args: ActionFunctionArgs) {
  const { userId } = await requireAdmin(args.context, args.request);
  return changeOutbox(args, userId);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Awaited<ReturnType<typeof loader>>>(args, "outbox/page");
}

/** A lost connection leaves the screen as it was. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return postWithFallback<undefined, Flash>({ request, serverAction }, failureOf(intent));
}

export const shouldRevalidate = revalidateUnlessLost;

export default function Outbox() {
  const { messages, total, page, pages, counts, dead, state, typed, whole, most } = useLoaderData<typeof loader>();
  const lost = useActionData<Flash>();
  useKeys({});
  return (
    <>
      <div className="screen-head">
        <h1>Outbox</h1>
        <p>
          <ShortcutsButton />
        </p>
      </div>
      <OutboxFigures counts={counts} />
      {whole ? <DeadLetters messages={dead} count={counts.dead} most={most} /> : null}
      <OutboxFilters state={state} typed={typed} shown={messages.length} total={total} />
      {messages.length > 0 ? (
        <MessageTable messages={messages} most={most} />
      ) : (
        <div className="records-box mt-3">
          <NoRecords title="No messages found">
            <p>
              {whole
                ? "Mails and webhooks are listed here as soon as an order causes them."
                : "Nothing matches the search and the state above."}
            </p>
          </NoRecords>
        </div>
      )}
      <ShortcutsDialog record="message" esc="Leave the search, close the message" />
      <ToastRegion>{lost ? <FlashToast flash={lost} closable /> : null}</ToastRegion>
      <OutboxPager state={state} typed={typed} page={page} pages={pages} />
    </>
  );
}

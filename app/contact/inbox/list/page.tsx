import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Outlet, useLoaderData, useMatches, useParams } from "@remix-run/react";
import { useRef } from "react";
import { requireUser } from "#app/account/auth.server";
import { pageTitle } from "#app/site";
import { loadOrStay, revalidateUnlessLost } from "../../../ui/feedback/lost-connection";
import { Toast, ToastRegion } from "../../../ui/feedback/toast";
import { Pager } from "../../../ui/list/pager";
import { ShortcutsButton, ShortcutsDialog } from "../../../ui/list/shortcuts-dialog";
import { useListPosition } from "../../../ui/list/use-list-position";
import { useListShortcuts } from "../../../ui/list/use-list-shortcuts";
import { useHydrated } from "../../../ui/use-hydrated";
import { getExportUrl, getListUrl, readFilters } from "./filters";
import { InboxFolders, InboxSearch } from "./inbox-filters";
import { getLinkId, InboxTable } from "./inbox-table";
import { loadInbox } from "./load-inbox.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Inbox") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const filters = readFilters(new URL(request.url).searchParams);
  try {
    const list = await loadInbox(context, filters);
    return data({ filters: { ...filters, page: list.page }, list });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "inbox not loaded");
    return data({ filters, list: null }, { status: 503 });
  }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "contact/inbox/list/page", ({ list }) => list !== null);
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  throw data(null, { status: 405 });
}

export const shouldRevalidate = revalidateUnlessLost;

const ANSWER_ROUTE = "contact/inbox/message/answer";

export default function InboxPage() {
  const { filters, list } = useLoaderData<typeof loader>();
  const { id } = useParams();
  const isAnswering = useMatches().some((match) => match.id === ANSWER_ROUTE);
  // Without JavaScript a letter is a separate page.
  const showsLetterOnly = !useHydrated() && isAnswering;
  const box = useRef<HTMLDivElement>(null);
  useListPosition(box, id ? getLinkId(id) : null);
  useListShortcuts({ closeTo: id && !isAnswering ? getListUrl(filters) : null });
  if (showsLetterOnly)
    return (
      <>
        <h1 className="sr-only">Inbox</h1>
        <Outlet />
      </>
    );
  return (
    <div className="inbox">
      <div className="screen-head">
        <h1>Inbox</h1>
        <p>
          <ShortcutsButton />{" "}
          <a className="tool" href={getExportUrl(filters)} download>
            Export CSV
          </a>
        </p>
      </div>
      <InboxFolders filters={filters} list={list} />
      <InboxSearch filters={filters} list={list} />
      <div className="records-split">
        <div ref={box}>
          <InboxTable filters={filters} rows={list?.rows ?? null} total={list?.total ?? 0} openId={id} />
          {list ? (
            <Pager page={list.page} pages={list.pages} addressOf={(page) => getListUrl({ ...filters, page })} />
          ) : null}
        </div>
        <Outlet />
      </div>
      <ShortcutsDialog record="message" esc="Leave the search, close the message" />
      {list ? null : (
        <ToastRegion>
          <Toast title="Error" description="Failed to load the inbox." tone="error" />
        </ToastRegion>
      )}
    </div>
  );
}

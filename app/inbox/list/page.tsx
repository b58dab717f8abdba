import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  Link,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useParams,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { pageTitle } from "#app/site";
import { loadOrStay, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { ListScreen } from "#app/ui/list/list-screen.tsx";
import { findPlace } from "#app/ui/list/ticket/ticket-place.tsx";
import { useHydrated } from "#app/ui/use-hydrated";
import { getEntryUrl, getExportUrl, getListUrl, readFilters } from "../filters";
import { InboxSearch, InboxTabs } from "./inbox-filters";
import { InboxTable, isInInbox } from "./inbox-table";
import { limitEntries } from "./list-entries.server";
import { loadInbox } from "./load-inbox.server";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Inbox") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireRight(context, request, "inbox");
  const filters = readFilters(new URL(request.url).searchParams);
  const trashKind = Object.keys(context.features.inboxEntries).find((kind) => kind in context.features.trash) ?? "";
  try {
    const list = await loadInbox(limitEntries(context, user), filters);
    return data({ filters: { ...filters, page: list.page }, list, trashKind });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "inbox not loaded");
    return data({ filters, list: null, trashKind }, { status: 503 });
  }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "inbox/list/page", ({ list }) => list !== null);
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireRight(context, request, "inbox");
  throw data(null, { status: 405 });
}

export const shouldRevalidate = revalidateUnlessLost;

export default function InboxPage() {
  const { filters, list, trashKind } = useLoaderData<typeof loader>();
  const { id } = useParams();
  const { pathname } = useLocation();
  const isAnswering = useMatches().some(({ handle }) => (handle as { isAnswer?: boolean } | undefined)?.isAnswer);
  // Without JavaScript an email is a separate page.
  const showsStaffEmailOnly = !useHydrated() && isAnswering;
  if (showsStaffEmailOnly)
    return (
      <>
        <h1 className="sr-only">Inbox</h1>
        <Outlet />
      </>
    );
  const openEntry = id && pathname.replace(/\/answer$/, "");
  const addresses = list?.rows.map((row) => (isInInbox(row) ? getEntryUrl(row.href, filters) : null)) ?? [];
  return (
    <ListScreen
      title="Inbox"
      tools={
        <>
          <a className="tool" href={getExportUrl(filters)} download>
            Export CSV
          </a>{" "}
          <Link className="tool tool-plain" to={paths.adminTrashOf(trashKind)}>
            Trash
          </Link>
        </>
      }
      filters={
        <>
          <InboxTabs filters={filters} list={list} />
          <InboxSearch filters={filters} list={list} />
        </>
      }
      table={<InboxTable filters={filters} rows={list?.rows ?? null} total={list?.total ?? 0} openEntry={openEntry} />}
      list={list}
      addressOf={(page) => getListUrl({ ...filters, page })}
      record="message"
      openId={id}
      place={list && findPlace({ ...list, addresses, count: list.found }, getEntryUrl(openEntry ?? "", filters))}
      closeTo={id && !isAnswering ? getListUrl(filters) : null}
    />
  );
}

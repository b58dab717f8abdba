import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Outlet, useLoaderData, useParams } from "@remix-run/react";
import { useRef } from "react";
import { formatMoment } from "#app/server/business-time.server";
import { pageTitle } from "#app/site";
import { loadOrStay, revalidateUnlessLost } from "../ui/feedback/lost-connection";
import { Toast, ToastRegion } from "../ui/feedback/toast";
import { ShortcutsButton, ShortcutsDialog } from "../ui/list/shortcuts-dialog";
import { useKeys } from "../ui/list/use-keys";
import { useListPlace } from "../ui/list/use-list-place";
import { ApplicationTable, Pager, viewId } from "./application-table";
import { listAddress, readFilter } from "./filter";
import { Folders, SearchForm } from "./filters";
import { requireDealflowAdmin } from "./guard";
import { listApplications } from "./list-applications.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Deal flow") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireDealflowAdmin(context, request);
  const filter = readFilter(new URL(request.url).searchParams);
  try {
    const { page, applications, ...figures } = await listApplications(context, filter);
    const zone = context.env.BUSINESS_TIMEZONE;
    const rows = applications.map(({ submittedDate, ...shown }) => ({
      ...shown,
      submitted: formatMoment(submittedDate, zone),
    }));
    return data({ filter: { ...filter, page }, list: { rows, ...figures } });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "applications not loaded");
    return data({ filter, list: null }, { status: 503 });
  }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "dealflow/page", ({ list }) => list !== null);
}

/** Nothing is posted to the list; whoever tries is checked all the same. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireDealflowAdmin(context, request);
  throw data(null, { status: 405 });
}

export const shouldRevalidate = revalidateUnlessLost;

export default function DealflowPage() {
  const { filter, list } = useLoaderData<typeof loader>();
  const { id } = useParams();
  const box = useRef<HTMLDivElement>(null);
  useListPlace(box, id ? viewId(id) : null);
  useKeys({ closeTo: id ? listAddress(filter) : null });
  return (
    <div className="dealflow">
      <div className="screen-head">
        <h1>Deal flow</h1>
        <p>
          <ShortcutsButton />
        </p>
      </div>
      <Folders filter={filter} counts={list?.counts ?? null} />
      <SearchForm filter={filter} figures={list} />
      <div className="records-split">
        <div ref={box} className="dealflow-list">
          <ApplicationTable filter={filter} rows={list?.rows ?? null} total={list?.total ?? 0} openId={id} />
          {list ? <Pager filter={filter} pages={list.pages} /> : null}
        </div>
        <Outlet />
      </div>
      <ShortcutsDialog record="application" esc="Leave the search, close the application" />
      {list ? null : (
        <ToastRegion>
          <Toast title="Error" description="Failed to load applications." tone="error" />
        </ToastRegion>
      )}
    </div>
  );
}

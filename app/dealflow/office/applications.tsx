import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useParams } from "@remix-run/react";
import { paths } from "#app/paths";
import { formatMoment } from "#app/server/time/business-time.server";
import { pageTitle } from "#app/site";
import { loadOrStay, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { ListScreen } from "#app/ui/list/list-screen.tsx";
import { findPlace } from "#app/ui/list/ticket/ticket-place.tsx";
import { listApplications } from "../applications/list-applications.server";
import { getApplicationUrl, getListUrl, readFilters } from "../model/filters";
import { APPLICATION_KIND } from "../model/stages";
import { ApplicationSearch, StatusTabs } from "./application-filters";
import { ApplicationTable } from "./application-table";
import { requireDealflowRight } from "./require-dealflow-right";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Deal flow") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireDealflowRight(context, request);
  const filters = readFilters(new URL(request.url).searchParams);
  const isConnected = Boolean(context.env.DEALFLOW_API_KEY);
  try {
    const { applications, ...page } = await listApplications(context, filters);
    const zone = context.env.BUSINESS_TIMEZONE;
    const rows = applications.map(({ submittedDate, ...shown }) => ({
      ...shown,
      submitted: formatMoment(submittedDate, zone),
    }));
    return data({ filters: { ...filters, page: page.page }, list: { rows, ...page }, isConnected });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "applications not loaded");
    return data({ filters, list: null, isConnected }, { status: 503 });
  }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "dealflow/office/applications", ({ list }) => list !== null);
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireDealflowRight(context, request);
  throw data(null, { status: 405 });
}

export const shouldRevalidate = revalidateUnlessLost;

export default function DealFlowPage() {
  const { filters, list, isConnected } = useLoaderData<typeof loader>();
  const { id } = useParams();
  const addresses = list?.rows.map((row) => getApplicationUrl(row.id, filters)) ?? [];
  return (
    <ListScreen
      title="Deal flow"
      tools={
        <Link className="tool tool-plain" to={paths.adminTrashOf(APPLICATION_KIND)}>
          Trash
        </Link>
      }
      filters={
        <>
          <StatusTabs filters={filters} counts={list?.counts ?? null} />
          <ApplicationSearch filters={filters} list={list} />
        </>
      }
      table={
        <ApplicationTable
          filters={filters}
          rows={list?.rows ?? null}
          total={list?.total ?? 0}
          openId={id}
          isConnected={isConnected}
        />
      }
      list={list}
      addressOf={(page) => getListUrl({ ...filters, page })}
      record="application"
      openId={id}
      place={list && findPlace({ ...list, addresses, count: list.found }, getApplicationUrl(id ?? "", filters))}
      closeTo={id ? getListUrl(filters) : null}
    />
  );
}

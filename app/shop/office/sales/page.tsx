import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useParams } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { toQuery } from "#app/server/list/list-query";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import { formatMoment } from "#app/server/time/business-time.server";
import { type Filters, getListUrl, getSaleUrl, noFilters, readFilters } from "#app/shop/model/sale-filters";
import { PURCHASE_KIND } from "#app/shop/model/sale-status";
import { findSales, listSoldProducts } from "#app/shop/sales/find-sales.server";
import { loadMonthFigures } from "#app/shop/sales/month-figures.server";
import { pageTitle } from "#app/site";
import { loadOrStay, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { ListScreen } from "#app/ui/list/list-screen.tsx";
import { findPlace } from "#app/ui/list/ticket/ticket-place.tsx";
import { MonthFigureStrip, MonthTable } from "./month-figures";
import { SaleFilters } from "./sale-filters";
import { SaleTable } from "./sale-table";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Purchases") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "sales");
  const filters = readFilters(new URL(request.url).searchParams);
  try {
    const [list, figures, products] = await Promise.all([
      loadList(context, filters),
      loadMonthFigures(context, filters.month),
      listSoldProducts(context.db),
    ]);
    return data({ filters: { ...filters, page: list.page }, list, figures, products });
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "sales not loaded");
    return data({ filters, list: null, figures: null, products: [] }, { status: 503 });
  }
}

async function loadList(services: Services, filters: Filters, now = new Date()) {
  const zone = services.env.BUSINESS_TIMEZONE;
  const { rows, ...found } = await findSales(services, filters);
  return {
    ...found,
    rows: rows.map((sale) => ({
      number: sale.number,
      bought: formatMoment(sale.createdAt, zone),
      title: sale.title,
      email: sale.email,
      paid: formatMoney(sale.amountCents, sale.currency),
      coupon: sale.couponCode,
      downloads: `${sale.downloadsUsed} of ${sale.downloadsAllowed}`,
      isExpired: sale.status === "active" && sale.expiresAt <= now,
      status: sale.status,
    })),
  };
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<Loaded>(args, "shop/office/sales/page", ({ list }) => list !== null);
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireRight(context, request, "sales");
  throw data(null, { status: 405 });
}

export const shouldRevalidate = revalidateUnlessLost;

export default function SalesScreen() {
  const { filters, list, figures, products } = useLoaderData<typeof loader>();
  const { number } = useParams();
  const addresses = list?.rows.map((row) => getSaleUrl(row.number, filters)) ?? [];
  return (
    <ListScreen
      title="Purchases"
      tools={
        <>
          <Link className="tool" to={paths.adminCoupons}>
            Coupons
          </Link>{" "}
          <a className="tool" href={paths.adminSalesExport + toQuery({ ...filters, page: 1 }, noFilters)} download>
            Export CSV
          </a>{" "}
          <Link className="tool tool-plain" to={paths.adminTrashOf(PURCHASE_KIND)}>
            Trash
          </Link>
        </>
      }
      filters={
        <>
          {figures ? (
            <div className="month">
              <MonthFigureStrip figures={figures} filters={filters} />
              <MonthTable figures={figures} filters={filters} />
            </div>
          ) : null}
          <SaleFilters filters={filters} products={products} list={list} />
        </>
      }
      table={<SaleTable filters={filters} rows={list?.rows ?? null} total={list?.total ?? 0} openNumber={number} />}
      list={list}
      addressOf={(page) => getListUrl({ ...filters, page })}
      record="purchase"
      openId={number}
      place={list && findPlace({ ...list, addresses, count: list.found }, getSaleUrl(number ?? "", filters))}
      closeTo={number ? getListUrl(filters) : null}
    />
  );
}

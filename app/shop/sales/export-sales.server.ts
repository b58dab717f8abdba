import { and, inArray } from "drizzle-orm";
import { comesAfter } from "#app/server/list/scan-rows.server";
import { CSV_BATCH_SIZE, readByKeyset, readByParts, streamCsv } from "#app/server/list/stream-csv.server";
import type { Services } from "#app/server/services.server";
import { formatAmount } from "#app/server/text/money";
import { formatMinute } from "#app/server/time/business-time.server";
import type { Database } from "#drizzle/connect";
import type { Filters } from "../model/sale-filters";
import { statusLabels } from "../model/sale-status";
import { findSaleIds, isOnList, type ListedSale, selectSales } from "./find-sales.server";

/** Cents, before any sale or coupon. For purchases of earlier versions, only the coupon is known. */
const getListPrice = ({ listCents, dueCents, discountCents }: ListedSale) => listCents ?? dueCents + discountCents;

const columns = [
  { label: "Date", show: ({ createdAt }: ListedSale, zone: string) => formatMinute(createdAt, zone) },
  { label: "Purchase", show: ({ number }: ListedSale) => number },
  { label: "Product", show: ({ title }: ListedSale) => title },
  { label: "Email", show: ({ email }: ListedSale) => email },
  { label: "Status", show: ({ status }: ListedSale) => statusLabels[status] },
  { label: "List Price", show: (sale: ListedSale) => formatAmount(getListPrice(sale), sale.currency) },
  { label: "Discount", show: (sale: ListedSale) => formatAmount(getListPrice(sale) - sale.dueCents, sale.currency) },
  { label: "Coupon", show: ({ couponCode }: ListedSale) => couponCode ?? "" },
  { label: "Paid", show: ({ amountCents, currency }: ListedSale) => formatAmount(amountCents, currency) },
  { label: "Refunded", show: ({ refundedCents, currency }: ListedSale) => formatAmount(refundedCents, currency) },
  { label: "Currency", show: ({ currency }: ListedSale) => currency.toUpperCase() },
  { label: "Downloads", show: ({ downloadsUsed }: ListedSale) => String(downloadsUsed) },
  { label: "Downloads Allowed", show: ({ downloadsAllowed }: ListedSale) => String(downloadsAllowed) },
  { label: "Expires", show: ({ expiresAt }: ListedSale, zone: string) => formatMinute(expiresAt, zone) },
];

export function exportSales(services: Services, filters: Filters): ReadableStream<Uint8Array> {
  return streamCsv(services, columns, readBatches(services.db, filters));
}

async function* readBatches(db: Database, filters: Filters): AsyncGenerator<ListedSale[]> {
  const { createdAt: time, id } = db.tables.purchases;
  const ids = await findSaleIds(db, filters);
  if (ids) yield* readByParts(ids, async (part) => selectSales(db).where(inArray(id, part)));
  else
    yield* readByKeyset(async (last: ListedSale | undefined) => {
      const next = last && comesAfter({ time, id }, { id: last.id, time: last.createdAt });
      return selectSales(db)
        .where(and(isOnList(db, filters), next))
        .limit(CSV_BATCH_SIZE);
    });
}

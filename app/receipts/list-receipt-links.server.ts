import { asc, eq } from "drizzle-orm";
import type { Services } from "../server/services.server";
import { formatMoney } from "../server/text/money";
import { nameKind } from "./describe-receipt.server";
import { createReceiptUrl } from "./receipt-link.server";

export interface ReceiptLink {
  label: string;
  amount: string;
  href: string;
}

export async function listReceiptLinks(
  services: Pick<Services, "db" | "secrets">,
  about: string,
): Promise<ReceiptLink[]> {
  const { read, tables } = services.db;
  const { receipts } = tables;
  const { number, kind, printed, currency, amountCents, year, sequence } = receipts;
  const rows = await read
    .select({ number, kind, printed, currency, amountCents })
    .from(receipts)
    .where(eq(receipts.about, about))
    .orderBy(asc(year), asc(sequence));
  return rows.map((row) => ({
    label: `${nameKind(row)} ${row.number}`,
    amount: formatMoney(row.amountCents, row.currency),
    href: createReceiptUrl(services, row),
  }));
}

import { asc, eq } from "drizzle-orm";
import type { Services } from "../server/services.server";
import { nameKind } from "./describe-receipt.server";
import { createReceiptUrl } from "./receipt-link.server";

export interface ReceiptLink {
  label: string;
  href: string;
}

export async function listReceiptLinks(
  services: Pick<Services, "db" | "secrets">,
  about: string,
): Promise<ReceiptLink[]> {
  const { read, tables } = services.db;
  const { receipts } = tables;
  const { number, kind, printed, year, sequence } = receipts;
  const rows = await read
    .select({ number, kind, printed })
    .from(receipts)
    .where(eq(receipts.about, about))
    .orderBy(asc(year), asc(sequence));
  return rows.map((row) => ({
    label: `${nameKind(row)} ${row.number}`,
    href: createReceiptUrl(services, row),
  }));
}

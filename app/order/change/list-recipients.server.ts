import { and, desc, inArray, isNull, or } from "drizzle-orm";
import { firstName } from "#app/server/email/layout.server";
import type { Services } from "#app/server/services.server";
import { cleanLine, isEmailAddress } from "#app/server/text/clean-text";
import { getBoughtName } from "../model/bought-package";
import { contactFields } from "../model/order-fields";
import type { PLACEHOLDERS } from "../model/staff-email-rules";

export interface Recipient {
  orderId: string;
  number: string;
  fullName: string;
  email: string;
  placeholders: Record<(typeof PLACEHOLDERS)[number], string>;
  /** Other chosen orders of the customer get an entry in their history, but no email. */
  otherOrders: { orderId: string; number: string }[];
}

export interface Recipients {
  to: Recipient[];
  invalid: { number: string; fullName: string; email: string }[];
  duplicates: number;
  orders: number;
}

export async function listRecipients({ db }: Pick<Services, "db">, ids: string[]): Promise<Recipients> {
  const { id, submissionId, createdAt, deletedAt, ...order } = db.tables.formSubmissions;
  const { fullName, email, planPurchased, packageName } = order;
  const rows = ids.length
    ? await db.read
        .select({ id, submissionId, fullName, email, planPurchased, packageName })
        .from(db.tables.formSubmissions)
        .where(and(or(inArray(id, ids), inArray(submissionId, ids)), isNull(deletedAt)))
        .orderBy(desc(createdAt), submissionId)
    : [];
  const byAddress = new Map<string, Recipient>();
  const invalid: Recipients["invalid"] = [];
  for (const row of rows) {
    const recipient = byAddress.get(row.email.trim().toLowerCase());
    const order = { orderId: row.id, number: row.submissionId };
    if (recipient) recipient.otherOrders.push(order);
    else if (!isEmailAddress(row.email.trim()) || row.email.trim().length > contactFields.email.limit)
      invalid.push({ number: row.submissionId, fullName: row.fullName, email: row.email });
    else
      byAddress.set(row.email.trim().toLowerCase(), {
        ...order,
        fullName: row.fullName,
        email: row.email.trim(),
        placeholders: {
          name: firstName(row.fullName) || cleanLine(row.fullName),
          order: row.submissionId,
          package: getBoughtName(row),
        },
        otherOrders: [],
      });
  }
  const to = [...byAddress.values()];
  return {
    to,
    invalid,
    duplicates: to.reduce((sum, { otherOrders }) => sum + otherOrders.length, 0),
    orders: rows.length,
  };
}

import { and, desc, inArray, isNull, or } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { cleanText } from "../../../server/forms/clean-text";
import { firstName } from "../../../server/mail/layout.server";
import { contactFields, isEmailAddress } from "../../order-fields";
import { optionName } from "../../packages";
import type { Facts } from "./compose-rules";

export interface Recipient {
  /** The order that the letter is about: the customer's latest among the chosen ones. */
  orderId: string;
  number: string;
  fullName: string;
  email: string;
  facts: Facts;
  /** Further chosen orders of the same customer: told of in their history, and no second mail. */
  others: { orderId: string; number: string }[];
}

export interface Recipients {
  to: Recipient[];
  invalid: { number: string; fullName: string; email: string }[];
  duplicates: number;
  orders: number;
}

/** Who gets a letter about the orders with these ids or numbers: each address once, however it is written. */
export async function listRecipients({ db }: Pick<Services, "db">, ids: string[]): Promise<Recipients> {
  const { id, submissionId, fullName, email, planPurchased, createdAt, deletedAt } = db.tables.formSubmissions;
  const rows = ids.length
    ? await db.read
        .select({ id, submissionId, fullName, email, planPurchased })
        .from(db.tables.formSubmissions)
        .where(and(or(inArray(id, ids), inArray(submissionId, ids)), isNull(deletedAt)))
        .orderBy(desc(createdAt), submissionId)
    : [];
  const byAddress = new Map<string, Recipient>();
  const invalid: Recipients["invalid"] = [];
  for (const row of rows) {
    const known = byAddress.get(row.email.trim().toLowerCase());
    const order = { orderId: row.id, number: row.submissionId };
    if (known) known.others.push(order);
    else if (!isEmailAddress(row.email.trim()) || row.email.trim().length > contactFields.email.limit)
      invalid.push({ number: row.submissionId, fullName: row.fullName, email: row.email });
    else
      byAddress.set(row.email.trim().toLowerCase(), {
        ...order,
        fullName: row.fullName,
        email: row.email.trim(),
        facts: {
          name: firstName(row.fullName) || cleanText(row.fullName).replace(/\s+/g, " ").trim(),
          order: row.submissionId,
          package: optionName(row.planPurchased),
        },
        others: [],
      });
  }
  const to = [...byAddress.values()];
  return { to, invalid, duplicates: to.reduce((sum, { others }) => sum + others.length, 0), orders: rows.length };
}

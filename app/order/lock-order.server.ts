import { eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

/** Undefined if the order does not exist. */
export async function lockOrder(
  { dialect, tables }: Database,
  tx: Writer,
  orderId: string,
): Promise<Row<"formSubmissions"> | undefined> {
  const { formSubmissions } = tables;
  const orders = tx.select().from(formSubmissions).where(eq(formSubmissions.id, orderId));
  const [order] = await (dialect === "postgres" ? orders.for("no key update") : orders);
  return order;
}

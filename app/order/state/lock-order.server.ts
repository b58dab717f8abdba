import { eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";

export async function lockOrder(
  { dialect, tables }: Database,
  tx: Writer,
  orderId: string,
): Promise<Row<"formSubmissions"> | undefined> {
  const { formSubmissions } = tables;
  const orders = tx.select().from(formSubmissions).where(eq(formSubmissions.id, orderId));
  const [order] = await lockRows({ dialect }, orders, "no key update");
  return order;
}

import { data } from "@remix-run/node";
import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

/** Includes orders in the trash. @throws 404 */
export async function getOrder({ db }: Pick<Services, "db">, number: string): Promise<Row<"formSubmissions">> {
  const { formSubmissions } = db.tables;
  const [order] = await db.read.select().from(formSubmissions).where(eq(formSubmissions.submissionId, number));
  if (!order) throw data(null, { status: 404 });
  return order;
}

/** Orders in the trash cannot be changed. @throws 404 */
export async function getActiveOrder(services: Pick<Services, "db">, number: string): Promise<Row<"formSubmissions">> {
  const order = await getOrder(services, number);
  if (order.deletedAt) throw data(null, { status: 404 });
  return order;
}

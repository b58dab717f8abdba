import { and, eq, isNull, type SQL } from "drizzle-orm";
import { FIRST_VERSION } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { listOpenedCustomerPages } from "./customer-page-cookie.server";

type Order = Row<"formSubmissions">;

/** Null for an unknown number and for an order in the trash. */
export async function findOrderByNumber({ db }: Pick<Services, "db">, number: string): Promise<Order | null> {
  const found = await findWithVersion({ db }, eq(db.tables.formSubmissions.submissionId, number));
  return found?.order ?? null;
}

export async function findOpenedOrder(services: Services, request: Request, number: string): Promise<Order | null> {
  const found = await findWithVersion(services, eq(services.db.tables.formSubmissions.submissionId, number));
  if (!found) return null;
  return (await findOpenedVersion(services, request, found.order.id)) === found.version ? found.order : null;
}

export async function hasOpenedCustomerPage(services: Services, request: Request, orderId: string): Promise<boolean> {
  const version = await findOpenedVersion(services, request, orderId);
  if (version === null) return false;
  const found = await findWithVersion(services, eq(services.db.tables.formSubmissions.id, orderId));
  return found?.version === version;
}

async function findOpenedVersion(services: Services, request: Request, orderId: string): Promise<number | null> {
  const opened = await listOpenedCustomerPages(services, request);
  return opened.find((customerPage) => customerPage.orderId === orderId)?.version ?? null;
}

async function findWithVersion({ db }: Pick<Services, "db">, isWanted: SQL) {
  const { formSubmissions, customerPages } = db.tables;
  const [found] = await db.read
    .select({ order: formSubmissions, version: customerPages.version })
    .from(formSubmissions)
    .leftJoin(customerPages, eq(customerPages.orderId, formSubmissions.id))
    .where(and(isWanted, isNull(formSubmissions.deletedAt)));
  return found ? { order: found.order, version: found.version ?? FIRST_VERSION } : null;
}

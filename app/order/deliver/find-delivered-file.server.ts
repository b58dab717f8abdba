import { and, eq } from "drizzle-orm";
import { findUser } from "#app/account/auth.server";
import { mayOpen } from "#app/office-rights";
import type { StoredFile } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { hasOpenedCustomerPage } from "../access/customer-page-access.server";
import { isVisible } from "./visible-files.server";

/** Whoever may open orders gets every stored file, a customer those on the customer page. */
export async function findDeliveredFile(services: Services, request: Request, id: string): Promise<StoredFile | null> {
  const { deliveredFiles } = services.db.tables;
  const [file] = await services.db.read
    .select()
    .from(deliveredFiles)
    .where(and(eq(deliveredFiles.id, id), eq(deliveredFiles.state, "stored")));
  if (!file) return null;
  const isCustomers = isVisible(file) && (await hasOpenedCustomerPage(services, request, file.orderId));
  if (!isCustomers) {
    const user = await findUser(services, request);
    if (!user || !mayOpen(user, "orders")) return null;
  }
  const { path, name, type, size } = file;
  return { path, name, type, size, disposition: "attachment", cacheControl: "private, no-store" };
}

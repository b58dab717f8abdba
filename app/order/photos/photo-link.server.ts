import { and, eq } from "drizzle-orm";
import { paths } from "#app/paths";
import type { StoredFile } from "#app/server/feature.server";
import { createLinkKeys } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { hasOpenedCustomerPage } from "../access/customer-page-access.server";

const keys = createLinkKeys("uploaded photo");

export function photoLink(services: Pick<Services, "linkOrigin" | "secrets">, id: string): string {
  return `${services.linkOrigin}${paths.upload(id)}?key=${keys.create(services, id)}`;
}

export const toEmailPhoto = (
  services: Pick<Services, "linkOrigin" | "secrets">,
  { id, name, size }: Pick<Row<"uploads">, "id" | "name" | "size">,
) => ({ name, size, url: photoLink(services, id) });

/** For visitors with a link from an email, or who have opened the order's customer page. */
export async function findLinkedPhoto(services: Services, request: Request, id: string): Promise<StoredFile | null> {
  const { db } = services;
  const key = new URL(request.url).searchParams.get("key");
  const hasKey = key !== null && keys.isValid(services, key, id);
  const { uploads } = db.tables;
  const { path, name, type, size, orderId } = uploads;
  const [found] = await db.read
    .select({ path, name, type, size, orderId })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.state, "stored")));
  if (!found) return null;
  const { orderId: order, ...photo } = found;
  if (hasKey) return { ...photo, disposition: "inline", cacheControl: "private, max-age=3600, immutable" };
  if (order === null || !(await hasOpenedCustomerPage(services, request, order))) return null;
  return { ...photo, disposition: "inline", cacheControl: "private, no-store" };
}

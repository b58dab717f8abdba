import { findUser } from "#app/account/auth.server";
import type { Services } from "#app/server/services.server";

/** The internal test package is for signed-in admins only. */
export async function canOrderTestPackage(services: Services, request: Request): Promise<boolean> {
  return (await findUser(services, request))?.role === "admin";
}

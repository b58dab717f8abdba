import { findUser } from "#app/account/auth.server";
import type { Services } from "#app/server/services.server";

export async function canOrderTestPackage(services: Services, request: Request): Promise<boolean> {
  return (await findUser(services, request))?.role === "admin";
}

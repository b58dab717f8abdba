import { findUser } from "#app/account/auth.server";
import type { Services } from "#app/server/services.server";

/** Whether the internal test package is there for whoever asks: a signed-in admin. */
export async function canPlaceTestOrder(services: Services, request: Request): Promise<boolean> {
  return (await findUser(services, request))?.role === "admin";
}

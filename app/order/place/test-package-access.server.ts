import { findUser } from "#app/account/auth.server";
import type { Services } from "#app/server/services.server";
import { testPackage } from "../model/packages";
import { findPaymentLink } from "../pay/payment-link.server";

export async function canOrderTestPackage(services: Services, request: Request): Promise<boolean> {
  if (findPaymentLink(services, testPackage.value) === null) return false;
  return (await findUser(services, request))?.role === "admin";
}

import { findUser } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { createPaymentUrl, usesTestCheckout } from "#app/payment/payment-links.server";
import type { PaymentLinks } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { comparePackages, type Package, packageList, toPackage } from "#app/site";
import type { Row } from "#drizzle/schema";
import { question, testPackage } from "../model/packages";

type Linked = Pick<Services, "env" | "features" | "settings">;

/** By package, also those that are no longer offered, because their orders may be unpaid. */
export function listOrderPaymentLinks({ env, settings }: Pick<Services, "env" | "settings">): PaymentLinks {
  const fromEnvironment: PaymentLinks = {
    basic: env.PAYMENT_LINK_BASIC,
    starter: env.PAYMENT_LINK_STARTER,
    growth: env.PAYMENT_LINK_GROWTH,
    pro: env.PAYMENT_LINK_PRO,
    [testPackage.value]: env.PAYMENT_LINK_TEST,
  };
  // Without waiting for the database, because transactions call this.
  const records = settings.listRead(packageList);
  const links = records.map(({ key, payment_link }) => [key, payment_link || fromEnvironment[key]]);
  return { ...fromEnvironment, ...Object.fromEntries(links) };
}

export function findPaymentLink(services: Linked, option: string): string | null {
  if (option === question.value) return null;
  if (usesTestCheckout(services)) return paths.testCheckout(option);
  return listOrderPaymentLinks(services)[option] ?? null;
}

type PayableOrder = Pick<Row<"formSubmissions">, "planPurchased" | "submissionId" | "email" | "couponCode">;

export function createOrderPaymentUrl(
  services: Linked & Pick<Services, "secrets">,
  { planPurchased, submissionId, email, couponCode }: PayableOrder,
): string | null {
  const link = findPaymentLink(services, planPurchased);
  return link && createPaymentUrl(services, link, { reference: submissionId, email, coupon: couponCode });
}

/** The order page shows no more. */
export const MAX_OFFERED = 8;

/** The packages that customers can order, because there is a way to pay for them. */
export async function listOfferedPackages(services: Linked): Promise<Package[]> {
  const records = await services.settings.list(packageList);
  return records
    .filter(({ key, offered }) => offered && findPaymentLink(services, key) !== null)
    .sort(comparePackages)
    .slice(0, MAX_OFFERED)
    .map(toPackage);
}

/** The keys of the packages for which there is a way to pay, also of those that are no longer offered. */
export async function listPayablePackages(services: Linked): Promise<string[]> {
  const records = await services.settings.list(packageList);
  return records.map(({ key }) => key).filter((key) => findPaymentLink(services, key) !== null);
}

export async function canOrderTestPackage(services: Services, request: Request): Promise<boolean> {
  if (findPaymentLink(services, testPackage.value) === null) return false;
  return (await findUser(services, request))?.role === "admin";
}

/** Setup notes for admins. Empty if all packages can be ordered. */
export async function listPackageNotes(services: Linked): Promise<string[]> {
  const records = await services.settings.list(packageList);
  const offered = records.filter(({ offered }) => offered).map(({ key, name }) => ({ key, name, who: "Customers" }));
  const test = { key: testPackage.value, name: testPackage.name, who: "Admins" };
  return [...offered, test]
    .filter(({ key }) => findPaymentLink(services, key) === null)
    .map(({ key, name, who }) => {
      const variable = `PAYMENT_LINK_${key.toUpperCase()}`;
      const where = variable in services.env ? variable : "under Settings, Packages";
      return `${who} can’t order ${name}, because it has no payment link (${where}).`;
    });
}

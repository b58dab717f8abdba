import { findUser } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { createPaymentUrl, usesTestCheckout } from "#app/payment/payment-links.server";
import type { Env } from "#app/server/env.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { findPackage, packages, question, testPackage } from "../model/packages";

/** Includes packages that are no longer sold, because their orders may be unpaid. */
type Plan = Row<"formSubmissions">["planPurchased"];
type PaidOption = Exclude<Plan, typeof question.value>;

export function getOrderPaymentLinks(env: Env): Record<PaidOption, string | undefined> {
  return {
    basic: env.PAYMENT_LINK_BASIC,
    starter: env.PAYMENT_LINK_STARTER,
    growth: env.PAYMENT_LINK_GROWTH,
    pro: env.PAYMENT_LINK_PRO,
    test: env.PAYMENT_LINK_TEST,
  };
}

export function findPaymentLink(services: Pick<Services, "env" | "features">, option: Plan): string | null {
  if (option === question.value) return null;
  if (usesTestCheckout(services)) return paths.testCheckout(option);
  return getOrderPaymentLinks(services.env)[option] ?? null;
}

type PayableOrder = Pick<Row<"formSubmissions">, "planPurchased" | "submissionId" | "email" | "couponCode">;

export function createOrderPaymentUrl(
  services: Pick<Services, "env" | "features" | "secrets">,
  { planPurchased, submissionId, email, couponCode }: PayableOrder,
): string | null {
  const link = findPaymentLink(services, planPurchased);
  return link && createPaymentUrl(services, link, { reference: submissionId, email, coupon: couponCode });
}

export function getPriceCents(option: Plan): number {
  if (option === testPackage.value) return testPackage.price * 100;
  return (findPackage(option)?.price ?? 0) * 100;
}

/** The packages that customers can order, because there is a way to pay for them. */
export function listOfferedPackages(services: Pick<Services, "env" | "features">): string[] {
  return packages.map(({ value }) => value).filter((value) => findPaymentLink(services, value) !== null);
}

export async function canOrderTestPackage(services: Services, request: Request): Promise<boolean> {
  if (findPaymentLink(services, testPackage.value) === null) return false;
  return (await findUser(services, request))?.role === "admin";
}

/** Setup notes for admins. Empty if all packages can be ordered. */
export function listPackageNotes(services: Pick<Services, "env" | "features">): string[] {
  return [...packages, testPackage]
    .filter(({ value }) => findPaymentLink(services, value) === null)
    .map(({ value, name }) => {
      const who = value === testPackage.value ? "Admins" : "Customers";
      return `${who} can’t order ${name}, because it has no payment link (PAYMENT_LINK_${value.toUpperCase()}).`;
    });
}

import { getCheckout, getPaymentAddress } from "../payment/payment-links.server";
import type { PaymentLinks } from "../server/feature.server";
import { getCurrency } from "../server/money/money-settings";
import type { Services } from "../server/services.server";
import { comparePackages, type PackageRecord, packageList, toPackage } from "./package-list";
import { type Package, question, testPackage } from "./packages";

export type Linked = Pick<Services, "env" | "features" | "settings">;

const listEnvironmentLinks = ({ env }: Pick<Services, "env">): PaymentLinks => ({
  basic: env.PAYMENT_LINK_BASIC,
  starter: env.PAYMENT_LINK_STARTER,
  growth: env.PAYMENT_LINK_GROWTH,
  pro: env.PAYMENT_LINK_PRO,
  [testPackage.value]: env.PAYMENT_LINK_TEST,
});

/** Includes packages that are no longer offered, because their orders may be unpaid. */
export function listPackageLinks({ env, settings }: Pick<Services, "env" | "settings">): PaymentLinks {
  const fromEnvironment = listEnvironmentLinks({ env });
  // Does not wait for the database, because transactions call this function.
  const records = settings.recallList(packageList);
  const links = records.map(({ key, payment_link }) => [key, payment_link || fromEnvironment[key]]);
  return { ...fromEnvironment, ...Object.fromEntries(links) };
}

export function findPaymentLink(services: Linked, option: string): string | null {
  return option === question.value ? null : createLinkFinder(services)(option);
}

function createLinkFinder(services: Linked): (option: string) => string | null {
  const checkout = getCheckout(services);
  const links = checkout === "link" ? listPackageLinks(services) : {};
  return (option) => getPaymentAddress(checkout, option, links[option]);
}

/** The order page shows no more. */
export const MAX_OFFERED = 8;

const sortActive = (records: readonly PackageRecord[], currency: string): Package[] =>
  records
    .filter(({ offered }) => offered)
    .sort(comparePackages)
    .map((record) => toPackage(record, currency))
    .filter(({ cents }) => cents > 0);

export const listActivePackages = async ({ settings }: Pick<Services, "settings">): Promise<Package[]> =>
  sortActive(await settings.list(packageList), getCurrency({ settings }));

export const listOrderablePackages = async (services: Linked): Promise<Package[]> =>
  selectOrderable(services, await services.settings.list(packageList));

export const isOrderable = (services: Linked, key: string): boolean =>
  selectOrderable(services, services.settings.recallList(packageList)).some(({ value }) => value === key);

function selectOrderable(services: Linked, records: readonly PackageRecord[]): Package[] {
  const findLink = createLinkFinder(services);
  return sortActive(records, getCurrency(services))
    .filter(({ value }) => findLink(value) !== null)
    .slice(0, MAX_OFFERED);
}

export async function listPayablePackages(services: Linked): Promise<string[]> {
  const records = await services.settings.list(packageList);
  const findLink = createLinkFinder(services);
  return records.map(({ key }) => key).filter((key) => findLink(key) !== null);
}

/** What saving this link changes about who can order what. Empty if all packages stay on sale. */
export async function listLinkNotes(services: Linked, key: string, link: string): Promise<string[]> {
  const checkout = getCheckout(services);
  const isFirst = checkout === "test";
  if (checkout === "key" || (isFirst && !link)) return [];
  if (!link && !listEnvironmentLinks(services)[key])
    return ["This package has no payment link, so visitors don’t see it."];
  const links = listPackageLinks(services);
  const others = (await listActivePackages(services)).filter(({ value }) => value !== key && !links[value]);
  if (!isFirst || others.length === 0) return [];
  const names = others.map(({ name }) => name).join(", ");
  return [
    `This is your first payment link, so the test checkout ends when you save it. Visitors then no longer see these packages, which have no link: ${names}.`,
  ];
}

export async function listPackageNotes(services: Linked): Promise<string[]> {
  const sold = await listActivePackages(services);
  const findLink = createLinkFinder(services);
  const missing = [...sold, testPackage]
    .filter(({ value }) => findLink(value) === null)
    .map(({ value, name }) => {
      const isTest = value === testPackage.value;
      const who = isTest ? "Admins" : "Customers";
      const hasVariable = isTest || value in packageList.defaults;
      const where = hasVariable ? `PAYMENT_LINK_${value.toUpperCase()}` : "Settings, Packages";
      return `${who} can’t order ${name}, because it has no payment link (${where}).`;
    });
  return sold.length > 0 ? missing : ["Customers can’t order anything, because all packages are retired.", ...missing];
}

import { randomUUID } from "node:crypto";
import { comparePackages, type PackageRecord, packageList, toPackage } from "#app/packages/package-list";
import { customOrder, describeVisuals } from "#app/packages/packages";
import { hashContent } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { formatAmount, formatMoney } from "#app/server/text/money";
import type { Row } from "#drizzle/schema";
import type { QuoteLine } from "#drizzle/schema/values";
import { listOrderLines } from "../model/bought-package";
import { contactEntries } from "../model/order-fields";
import { isDraft } from "../model/quote";
import {
  customerParameters,
  fillLines,
  noteField,
  PACKAGE_FIELD,
  packageFields,
  type QuoteValues,
  type TypedLine,
  termFields,
} from "./quote-form";
import { getLastValidDay } from "./send-quote.server";

type Order = Row<"formSubmissions">;

export interface PackageChoice {
  value: string;
  name: string;
  label: string;
  cents: number;
}

export const listPackages = async ({ settings }: Pick<Services, "settings">): Promise<PackageRecord[]> =>
  (await settings.list(packageList)).toSorted(comparePackages);

/** Includes retired packages, because quotes may still be made for them. */
export const toPackageChoices = (records: readonly PackageRecord[], currency: string): PackageChoice[] =>
  records.map((record) => {
    const { value, name, visuals, cents } = toPackage(record, currency);
    const retired = record.offered ? "" : " (retired)";
    return {
      value,
      name,
      cents,
      label: `${name}${retired}, ${describeVisuals(visuals)}, ${formatMoney(cents, currency)}`,
    };
  });

export const startQuote = (services: Pick<Services, "env">, texts: QuoteValues["texts"] = {}): QuoteValues => ({
  formId: randomUUID(),
  texts: { ...texts, [termFields.validUntil.name]: getLastValidDay(services) },
  lines: fillLines([]),
  shown: "",
});

export const readCustomer = (query: URLSearchParams): QuoteValues["texts"] =>
  Object.fromEntries(
    Object.entries(customerParameters).map(([parameter, { name, limit }]) => [
      name,
      (query.get(parameter) ?? "").slice(0, limit),
    ]),
  );

export function copyQuote(
  services: Pick<Services, "env">,
  order: Order,
  packages: readonly PackageRecord[],
): QuoteValues {
  const { texts, lines } = showQuote(order, packages);
  return { ...startQuote(services, texts), lines };
}

export function showQuote(order: Order, packages: readonly PackageRecord[]): QuoteValues {
  const { planPurchased, packageVisuals, quote } = order;
  const lines = listOrderLines(order);
  const isPackage = planPurchased !== customOrder.value && packages.some(({ key }) => key === planPurchased);
  const [bought, ...others] = lines;
  const texts: QuoteValues["texts"] = {
    ...Object.fromEntries(contactEntries.map(([key, { name }]) => [name, order[key] ?? ""])),
    ...(isPackage && {
      [PACKAGE_FIELD]: planPurchased,
      [packageFields.price.name]: formatAmount(bought?.unitCents ?? 0, order.currency),
      [packageFields.visuals.name]: String(packageVisuals),
    }),
    [noteField.name]: quote?.note ?? "",
    [termFields.validUntil.name]: quote?.validUntil ?? "",
    [termFields.deposit.name]: quote?.depositCents ? formatMoney(quote.depositCents, order.currency) : "",
  };
  const typed = (isPackage ? others : lines).map((line) => toTypedLine(line, order.currency));
  return { formId: "", texts, lines: fillLines(typed), shown: getVersion(order) };
}

const toTypedLine = ({ name, quantity, unitCents }: QuoteLine, currency: string): TypedLine => ({
  name,
  quantity: String(quantity),
  price: formatAmount(unitCents, currency),
});

export function getVersion(order: Order): string {
  const { fullName, email, phone, businessName, planPurchased, packageVisuals, quote } = order;
  const shown = { fullName, email, phone, businessName, planPurchased, packageVisuals, quote };
  // A draft gets another version when it is sent.
  return hashContent(isDraft(order) ? { ...shown, isDraft: true } : shown).slice(0, 16);
}

import { eq } from "drizzle-orm";
import { switchedOn, wholeNumber } from "../server/forms/text-field";
import type { CheckedPrice } from "../server/money/currency";
import { getCurrency } from "../server/money/money-settings";
import type { Services } from "../server/services.server";
import { describeSettingList, type SettingListForm } from "../server/setting-form";
import { formatMoney } from "../server/text/money";
import { listLinkNotes, MAX_OFFERED } from "./offered-packages.server";
import { comparePackages, packageList, toPackage } from "./package-list";
import { describePriceField, isPrice } from "./package-price";
import { describeOffer, tabulatePackages } from "./package-table.server";
import { customOrder, question, testPackage } from "./packages";

export function createPackageSettings(services: Services): SettingListForm {
  return describeSettingList({
    title: "Packages",
    group: "site",
    noun: "package",
    hasNounInTitle: true,
    description: "What customers choose from on the order page. Existing orders keep their name, price and visuals.",
    list: packageList,
    reservedKeys: [question.value, testPackage.value, customOrder.value],
    compare: comparePackages,
    onlyOne: "popular",
    findProblems: ({ popular, offered }): Record<string, string> =>
      popular && !offered
        ? { popular: "Customers can’t order this package, so it can’t be the most popular. Uncheck this, too." }
        : {},
    // Without this record, an unpaid order would have no payment link.
    async isInUse(tx, key) {
      const { formSubmissions } = services.db.tables;
      return (await tx.$count(formSubmissions, eq(formSubmissions.planPurchased, key))) > 0;
    },
    summarize: (record) => describeOffer(services, record)[1],
    tabulate: () => tabulatePackages(services),
    getBadge: ({ popular }) => (popular === switchedOn ? "Most popular" : null),
    async preview({ offered, payment_link = "" }, key) {
      const notes = offered === switchedOn ? await listLinkNotes(services, key, payment_link) : [];
      return notes.map((text) => ({ label: "Payment link", text, isProblem: true }));
    },
    adaptFields: (fields) => ({ ...fields, price: describePriceField(fields.price, getCurrency(services)) }),
    fields: {
      name: { name: "name", label: "Name", limit: 40, required: "Enter the name of the package." },
      price: {
        name: "price",
        label: "Price",
        limit: 12,
        required: "Enter the price.",
        inputMode: "decimal",
      },
      visuals: {
        name: "visuals",
        label: "Number of visuals",
        limit: 4,
        required: "Enter how many visuals the package has.",
        inputMode: "numeric",
        format: wholeNumber(1, 500),
      },
      position: {
        name: "position",
        label: "Place in the list",
        limit: 2,
        required: "Enter the place in the list, such as 1.",
        inputMode: "numeric",
        format: wholeNumber(1, 99),
        hint: `The lowest number comes first. If two packages have the same number, the cheaper one comes first. The order page shows the first ${MAX_OFFERED} packages.`,
      },
      description: {
        name: "description",
        label: "Description",
        limit: 120,
        hint: "A line on the order page, below the number of visuals.",
      },
      payment_link: {
        name: "payment_link",
        label: "Payment link",
        limit: 500,
        type: "url",
        format: { isValid: isPaymentLink, problem: "Enter a web address that begins with https://." },
        hint: services.env.STRIPE_SECRET_KEY
          ? "It isn’t used, because the site makes the payment page itself."
          : "The hosted payment page. Leave this empty if an environment variable has the link. When you change the price, change it on the payment page too. A payment of any other amount shows as Wrong amount paid.",
      },
      popular: {
        name: "popular",
        label: "Show it as most popular",
        limit: 3,
        isSwitch: true,
        hint: "Only one package can be the most popular. Checking this removes the mark from the other one. To put it back, use Undo in this package’s history.",
      },
      offered: {
        name: "offered",
        label: "Offer it to customers",
        limit: 3,
        isSwitch: true,
        hint: "Uncheck this to retire the package. Its orders stay as they are, and customers can still pay for them.",
      },
    },
  });
}

export async function listPackagePrices({ settings }: Services, currency: string): Promise<CheckedPrice[]> {
  const records = await settings.list(packageList);
  return [...records].sort(comparePackages).map((record) => {
    const isWrong = !isPrice(record.price, currency);
    const price = isWrong ? record.price : formatMoney(toPackage(record, currency).cents, currency);
    return { name: `Package ${record.name}`, price, isWrong };
  });
}

// The host becomes a source of the Content Security Policy, where some letters that a URL allows have a meaning.
const isPaymentLink = (text: string) => /^https:\/\/[a-z0-9.-]+(:\d+)?([/?#]|$)/i.test(text) && URL.canParse(text);

import { DEFAULT_CURRENCY, listCurrencies } from "../server/money/currency";
import { getCurrency } from "../server/money/money-settings";
import { readPercent } from "../server/money/tax";
import type { Services } from "../server/services.server";
import { describeSettings, type SettingForm } from "../server/setting-form";
import { nameCurrency } from "../server/text/money";
import { money } from "../site";

const MAX_SHOWN = 60;

const taxChoices = [
  { value: "off", label: "Off" },
  { value: "included", label: "Prices include tax" },
  { value: "added", label: "Tax is added to prices" },
];
const rate = {
  isValid: (text: string) => readPercent(text) !== null,
  problem: "Enter a rate from 0 to 50, such as 7.25.",
};

export function createMoneyForm(services: Services): SettingForm {
  const listPrices = async (currency: string) =>
    (await Promise.all(Object.values(services.features.prices).map((list) => list(currency)))).flat();
  return describeSettings({
    title: "Money",
    description: "The currency and tax of everything you sell.",
    section: money,
    fields: {
      currency: {
        name: "currency",
        label: "Currency",
        limit: 3,
        choices: listCurrencies(),
        required: "Choose a currency.",
        hint: "Changing it doesn’t convert prices: $99 becomes €99. Check every price afterward, and the prices of payment links on the payment provider’s site. Orders and purchases keep the currency they were made in.",
      },
      tax: {
        name: "tax",
        label: "Tax",
        limit: 10,
        choices: taxChoices,
        required: "Choose whether there is tax.",
        hint: "Pages with prices say so in small print. Tax doesn’t make a payment count as a wrong amount. Reports and receipts show tax separately.",
      },
      tax_name: {
        name: "tax_name",
        label: "Name of the tax",
        limit: 30,
        hint: "Such as Sales tax or VAT. Customers read it.",
      },
      tax_by_provider: {
        name: "tax_by_provider",
        label: "Let the payment provider calculate tax",
        limit: 3,
        isSwitch: true,
        hint: "It uses the buyer’s address and the tax registrations you entered there. It needs STRIPE_SECRET_KEY, and the rates below aren’t used.",
      },
      tax_orders: {
        name: "tax_orders",
        label: "Rate for design orders, in percent",
        limit: 12,
        inputMode: "decimal",
        format: rate,
        hint: "Such as 7.25. Leave it empty if they aren’t taxed.",
      },
      tax_downloads: {
        name: "tax_downloads",
        label: "Rate for downloads, in percent",
        limit: 12,
        inputMode: "decimal",
        format: rate,
      },
    },
    findProblems({ tax, tax_name, tax_by_provider, tax_orders, tax_downloads }): Record<string, string> {
      if (tax === "off") return {};
      if (!tax_name?.trim()) return { tax_name: "Enter the name of the tax, such as Sales tax." };
      if (tax_by_provider)
        return services.env.STRIPE_SECRET_KEY
          ? {}
          : { tax_by_provider: "This needs STRIPE_SECRET_KEY. Set it, or enter rates below." };
      return tax_orders || tax_downloads
        ? {}
        : { tax_orders: "Enter a rate for design orders, for downloads, or for both." };
    },
    async preview({ currency = "" }) {
      const prices = await listPrices(currency.toLowerCase() || DEFAULT_CURRENCY);
      const sorted = [...prices.filter(({ isWrong }) => isWrong), ...prices.filter(({ isWrong }) => !isWrong)];
      const rest = sorted.length - MAX_SHOWN;
      return [
        ...sorted.slice(0, MAX_SHOWN).map(({ name, price, isWrong }) => ({
          label: name,
          text: isWrong ? `${price} can’t be charged in this currency. Correct it.` : price,
          ...(isWrong && ({ isProblem: true } as const)),
        })),
        ...(rest > 0 ? [{ label: "And", text: `${rest.toLocaleString("en-US")} more prices` }] : []),
      ];
    },
    async findWarning() {
      const currency = getCurrency(services);
      const wrong = (await listPrices(currency)).filter(({ isWrong }) => isWrong).length;
      if (wrong === 0) return null;
      const count = wrong === 1 ? "One price can’t" : `${wrong} prices can’t`;
      return `${count} be paid in ${nameCurrency(currency)}.`;
    },
  });
}

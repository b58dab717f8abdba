import { DEFAULT_CURRENCY, listCurrencies } from "../server/money/currency";
import { getCurrency } from "../server/money/money-settings";
import type { Services } from "../server/services.server";
import { describeSettings, type SettingForm } from "../server/setting-form";
import { nameCurrency } from "../server/text/money";
import { money } from "../site";

const MAX_SHOWN = 60;

export function createMoneyForm(services: Services): SettingForm {
  const listPrices = async (currency: string) =>
    (await Promise.all(Object.values(services.features.prices).map((list) => list(currency)))).flat();
  return describeSettings({
    title: "Money",
    description: "The currency of everything you sell.",
    section: money,
    fields: {
      currency: {
        name: "currency",
        label: "Currency",
        limit: 3,
        choices: listCurrencies(),
        required: "Please choose a currency.",
        hint: "Your prices keep their numbers when you change it. So check every price afterwards, and the prices of payment links at the payment provider. Orders and purchases keep the currency that they were made in.",
      },
    },
    async preview({ currency = "" }) {
      const prices = await listPrices(currency.toLowerCase() || DEFAULT_CURRENCY);
      const sorted = [...prices.filter(({ isWrong }) => isWrong), ...prices.filter(({ isWrong }) => !isWrong)];
      const rest = sorted.length - MAX_SHOWN;
      return [
        ...sorted.slice(0, MAX_SHOWN).map(({ name, price, isWrong }) => ({
          label: name,
          text: isWrong ? `${price}: not a price that can be paid. Please correct it.` : price,
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

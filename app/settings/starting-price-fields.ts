import type { CheckedPrice } from "../server/money/currency";
import { getCurrency } from "../server/money/money-settings";
import type { Services } from "../server/services.server";
import { describeSettings, type SettingForm } from "../server/setting-form";
import { formatMoney, nameCurrency } from "../server/text/money";
import { parseMoney } from "../server/text/parse-money";
import { describeAgreedPrice, type StartingPrices, startingPrices } from "../site";

const offers = { automation: "Automation", websites: "Websites and funnels" };

export function createStartingPricesForm(services: Pick<Services, "settings">): SettingForm {
  const format = {
    isValid: (text: string) => parseMoney(text, getCurrency(services)) !== null,
    problem: "Enter a price such as 900, or leave it empty.",
  };
  const amount = { limit: 12, inputMode: "decimal", format } as const;
  return describeSettings({
    title: "Starting prices",
    description:
      "The lowest price of work without a fixed price. If this is empty, pages say only that you give a written price first.",
    section: startingPrices,
    fields: {
      automation: { ...amount, name: "automation", label: "Automation starts at" },
      websites: { ...amount, name: "websites", label: "Websites and funnels start at" },
    },
    preview(texts) {
      const currency = getCurrency(services);
      return list(texts, currency).map(({ name, cents }) => ({
        label: name,
        text: describeAgreedPrice(cents === null ? undefined : formatMoney(cents, currency)),
      }));
    },
    async findWarning() {
      const currency = getCurrency(services);
      const isWrong = checkStartingPrices(services, currency).some((price) => price.isWrong);
      return isWrong ? `One of these prices can’t be paid in ${nameCurrency(currency)}, so no page shows it.` : null;
    },
  });
}

export const checkStartingPrices = ({ settings }: Pick<Services, "settings">, currency: string): CheckedPrice[] =>
  list(settings.recall(startingPrices), currency)
    .filter(({ text }) => text)
    .map(({ name, text, cents }) => ({
      name: `${name}, from`,
      price: cents === null ? text : formatMoney(cents, currency),
      isWrong: cents === null,
    }));

const list = (texts: StartingPrices, currency: string) =>
  Object.entries(offers).map(([key, name]) => {
    const text = texts[key as keyof StartingPrices] ?? "";
    return { name, text, cents: text ? parseMoney(text, currency) : null };
  });

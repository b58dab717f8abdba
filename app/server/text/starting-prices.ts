import { type StartingPrices, startingPrices } from "../../site";
import { getCurrency } from "../money/money-settings";
import type { Services } from "../services.server";
import { formatMoney } from "./money";
import { parseMoney } from "./parse-money";

/** Only prices that can be paid in the currency, as the settings were last read. */
export function listStartingPrices(services: Pick<Services, "settings">): StartingPrices {
  const currency = getCurrency(services);
  const shown = Object.entries(services.settings.recall(startingPrices)).flatMap(([offer, text]) => {
    const cents = text ? parseMoney(text, currency) : null;
    return cents === null ? [] : [[offer, formatMoney(cents, currency)]];
  });
  return Object.fromEntries(shown);
}

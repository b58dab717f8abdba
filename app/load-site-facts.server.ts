import { getTax } from "./server/money/money-settings";
import { describeTax } from "./server/money/tax";
import type { Services } from "./server/services.server";
import { nameForeignCountry } from "./server/text/countries";
import { listStartingPrices } from "./server/text/starting-prices";
import { type Business, business, DEFAULT_CURRENCY, money, type StartingPrices, type TaxNotes } from "./site";
import { listHiddenAddresses, pageSwitches } from "./switchable-pages";

export interface SiteFacts {
  origin: string;
  business: Business;
  hidden: string[];
  /** Absent for a business in the United States. */
  country?: string;
  /** Absent for US dollars. */
  currency?: string;
  taxNotes?: TaxNotes;
  startingPrices?: StartingPrices;
}

/** The settings that every page may need. An absent fact adds no bytes to a page. */
export async function loadSiteFacts(context: Pick<Services, "env" | "settings">): Promise<SiteFacts> {
  const { env, settings } = context;
  const [texts, switches, { currency: code }] = await Promise.all([
    settings.read(business),
    settings.read(pageSwitches),
    settings.read(money),
  ]);
  const country = nameForeignCountry(texts.country);
  const currency = code.toLowerCase();
  const taxNotes = listTaxNotes(context);
  const startingPrices = listStartingPrices(context);
  return {
    origin: env.ORIGIN,
    business: texts,
    hidden: listHiddenAddresses(switches),
    ...(country !== null && { country }),
    ...(currency !== DEFAULT_CURRENCY && { currency }),
    ...(Object.keys(taxNotes).length > 0 && { taxNotes }),
    ...(Object.keys(startingPrices).length > 0 && { startingPrices }),
  };
}

function listTaxNotes(context: Pick<Services, "env" | "settings">): TaxNotes {
  const notes: TaxNotes = {};
  for (const kind of ["orders", "downloads"] as const) {
    const tax = getTax(context, kind);
    if (tax) notes[kind] = describeTax(tax);
  }
  return notes;
}

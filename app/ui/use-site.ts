import { useMatches, useRouteLoaderData } from "@remix-run/react";
import {
  type Business,
  describeAgreedPrice,
  describeReplyTime,
  findBusiness,
  findCurrency,
  findStartingPrices,
  findTaxNotes,
  type StartingPrices,
  type TaxNotes,
} from "#app/site";
import { isHidden } from "#app/switchable-pages";

/** The agency's name and addresses, as the office has set them. */
export function useBusiness(): Business {
  return findBusiness(useMatches());
}

/** Of the prices of what is sold, such as "usd". */
export const useCurrency = (): string => findCurrency(useMatches());

export const useTaxNote = (kind: keyof TaxNotes): string | undefined => findTaxNotes(useMatches())[kind];

/** "You get a written price before you say yes.", with the lowest price before it if the office has set one. */
export const useAgreedPrice = (offer: keyof StartingPrices): string =>
  describeAgreedPrice(findStartingPrices(useMatches())[offer]);

/** "within 24 hours" */
export const useReplyTime = (): string => describeReplyTime(useBusiness());

/** "Germany", if the agency is not at home. */
export const useForeignCountry = (): string | undefined => useRouteLoaderData<{ country?: string }>("root")?.country;

/** Whether an address belongs to a page that the office has switched off. */
export function useIsHidden(): (address: string) => boolean {
  const hidden = useRouteLoaderData<{ hidden?: string[] }>("root")?.hidden ?? [];
  return (address) => isHidden(hidden, address);
}

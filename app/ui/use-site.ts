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

export function useBusiness(): Business {
  return findBusiness(useMatches());
}

export const useCurrency = (): string => findCurrency(useMatches());

export const useTaxNote = (kind: keyof TaxNotes): string | undefined => findTaxNotes(useMatches())[kind];

export const useAgreedPrice = (offer: keyof StartingPrices): string =>
  describeAgreedPrice(findStartingPrices(useMatches())[offer]);

/** "within 24 hours" */
export const useReplyTime = (): string => describeReplyTime(useBusiness());

/** Such as "Germany". Undefined if the agency is in `HOME_COUNTRY`. */
export const useForeignCountry = (): string | undefined => useRouteLoaderData<{ country?: string }>("root")?.country;

/** Whether an address belongs to a page that the office has switched off. */
export function useIsHidden(): (address: string) => boolean {
  const hidden = useRouteLoaderData<{ hidden?: string[] }>("root")?.hidden ?? [];
  return (address) => isHidden(hidden, address);
}

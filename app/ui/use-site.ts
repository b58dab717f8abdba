import { useMatches } from "@remix-run/react";
import { type Business, findBusiness, findPackages, type Package } from "#app/site";

/** The agency's name and addresses, as the office has set them. */
export function useBusiness(): Business {
  return findBusiness(useMatches());
}

/** The packages that customers can order, in the order of the list. */
export function usePackages(): readonly Package[] {
  return findPackages(useMatches());
}

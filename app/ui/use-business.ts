import { useMatches } from "@remix-run/react";
import { type Business, findBusiness } from "#app/site";

/** The agency's name and addresses, as the office has set them. */
export function useBusiness(): Business {
  return findBusiness(useMatches());
}

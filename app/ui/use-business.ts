import { useMatches } from "@remix-run/react";
import { type Business, describeReplyTime, findBusiness } from "#app/site";

/** The agency's name and addresses, as the office has set them. */
export function useBusiness(): Business {
  return findBusiness(useMatches());
}

/** "within 24 hours" */
export const useReplyTime = (): string => describeReplyTime(useBusiness());

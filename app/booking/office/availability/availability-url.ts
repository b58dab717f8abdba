import { readKindId } from "#app/booking/model/kinds";
import { paths } from "#app/paths";
import { createErrorToast } from "#app/ui/feedback/error-toast";

/** The requested kind, which may not exist. */
export const readKind = (query: URLSearchParams): string | null => readKindId(query.get("kind"));

/** @param kind null for the first */
export function getAvailabilityUrl(kind: string | null): string {
  return kind === null ? paths.adminAvailability : `${paths.adminAvailability}?kind=${kind}`;
}

export const hoursFailed = createErrorToast("We couldn’t save the hours. Try again.");

/** The browser opens the fold around the form when it comes to this address. */
export const ADD_DAYS_ID = "add-days";
export const DAYS_ID = "days-title";

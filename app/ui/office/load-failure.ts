import { officeScreens } from "#app/office-screens";
import { createErrorToast } from "../feedback/error-toast";
import type { ScreenToast } from "../feedback/lost-connection";

export function getLoadFailureToast(pathname: string): ScreenToast {
  const [closest] = officeScreens
    .filter(({ pattern, loadFailure }) => loadFailure && pathname.startsWith(pattern))
    .sort((a, b) => b.pattern.length - a.pattern.length);
  return createErrorToast(closest?.loadFailure ?? "We couldn’t load the page. Try again.");
}

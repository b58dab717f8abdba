import { type ShouldRevalidateFunction, useActionData } from "@remix-run/react";
import { type ConnectionLost, isConnectionLost } from "#app/ui/feedback/lost-connection";
import { useLastLoaded } from "#app/ui/list/use-last-loaded";
import type { StaffEmailProblem } from "./staff-email-form";

/** The letter as it was last submitted or, before that, as it was opened. It keeps what was typed if sending fails. */
export function useStaffEmail<StaffEmail extends { problems: StaffEmailProblem[] }>(opened: StaffEmail) {
  const result = useActionData() as StaffEmail | (Pick<StaffEmail, "problems"> & ConnectionLost) | undefined;
  const staffEmail = useLastLoaded<StaffEmail>(result && !isConnectionLost(result) ? result : null) ?? opened;
  const [problem] = (result ?? opened).problems;
  return { staffEmail, problem };
}

/** Updates of the list behind the email must not reset it. */
export const revalidateOnNavigation: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href !== nextUrl.href && defaultShouldRevalidate;

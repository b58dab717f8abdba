import { type ShouldRevalidateFunction, useActionData } from "@remix-run/react";
import { type ConnectionLost, isConnectionLost } from "#app/ui/feedback/lost-connection";
import { useLastLoaded } from "#app/ui/list/use-last-loaded";
import type { StaffEmailProblem } from "./staff-email-form";

export function useStaffEmail<StaffEmail extends { problems: StaffEmailProblem[] }>(opened: StaffEmail) {
  const result = useActionData() as StaffEmail | (Pick<StaffEmail, "problems"> & ConnectionLost) | undefined;
  const staffEmail = useLastLoaded<StaffEmail>(result && !isConnectionLost(result) ? result : null) ?? opened;
  const [problem] = (result ?? opened).problems;
  return { staffEmail, problem };
}

/** Updates of the list behind the dialog must not reset the draft. */
export const revalidateOnNavigation: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href !== nextUrl.href && defaultShouldRevalidate;

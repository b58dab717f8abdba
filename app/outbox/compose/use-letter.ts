import { type ShouldRevalidateFunction, useActionData } from "@remix-run/react";
import { type ConnectionLost, isConnectionLost } from "#app/ui/feedback/lost-connection";
import { useLastLoaded } from "#app/ui/list/use-last-loaded";
import type { LetterProblem } from "./letter-form";

/** The letter as it was last submitted or, before that, as it was opened. It keeps what was typed if sending fails. */
export function useLetter<Letter extends { problems: LetterProblem[] }>(opened: Letter) {
  const result = useActionData() as Letter | (Pick<Letter, "problems"> & ConnectionLost) | undefined;
  const letter = useLastLoaded<Letter>(result && !isConnectionLost(result) ? result : null) ?? opened;
  const [problem] = (result ?? opened).problems;
  return { letter, problem };
}

/** Updates of the list behind the letter must not reset it. */
export const revalidateOnNavigation: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href !== nextUrl.href && defaultShouldRevalidate;

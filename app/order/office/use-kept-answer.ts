import { useActionData, useLocation } from "@remix-run/react";
import { useRef } from "react";

/** The answer to the last post. Remix alone drops an action's data when a live update reloads the orders. */
export function useKeptAnswer<Answer>(): Answer | undefined {
  const answer = useActionData<Answer>() as Answer | undefined;
  const { key } = useLocation();
  const kept = useRef({ key, answer });
  if (answer || kept.current.key !== key) kept.current = { key, answer };
  return kept.current.answer;
}

import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { hasUnsavedText } from "../feedback/lost-connection";

/**
 * Changes when the form has to show other texts, after one of these intents. Other reloads of the page, such as after
 * an upload, leave unsaved text alone.
 * @param keepingUnsaved intents that replace the form only if it has no unsaved text
 */
export function useFormVersion(
  replacing: readonly string[],
  isRefused: boolean,
  keepingUnsaved: readonly string[] = [],
): number {
  const intent = useNavigation().formData?.get("intent");
  const isReplacing = typeof intent === "string" && replacing.includes(intent);
  const isKeepingUnsaved = typeof intent === "string" && keepingUnsaved.includes(intent);
  const wasReplacing = useRef(false);
  const wasKeepingUnsaved = useRef(false);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const mayReplace =
      (wasReplacing.current && !isReplacing) || (wasKeepingUnsaved.current && !isKeepingUnsaved && !hasUnsavedText());
    if (mayReplace && !isRefused) setCount((before) => before + 1);
    wasReplacing.current = isReplacing;
    wasKeepingUnsaved.current = isKeepingUnsaved;
  }, [isReplacing, isKeepingUnsaved, isRefused]);
  return count;
}

import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * Changes when the form has to show other texts than before, after one of these intents. Whatever else loads the page
 * again, such as an upload, leaves unsaved text alone.
 */
export function useFormVersion(replacing: readonly string[], isRefused: boolean): number {
  const intent = useNavigation().formData?.get("intent");
  const isReplacing = typeof intent === "string" && replacing.includes(intent);
  const wasReplacing = useRef(false);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (wasReplacing.current && !isReplacing && !isRefused) setCount((before) => before + 1);
    wasReplacing.current = isReplacing;
  }, [isReplacing, isRefused]);
  return count;
}

import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Keeps text that is still being typed when someone else changes the order. */
export function useClearAfterSubmit(intent: string, hasError: boolean, onCleared?: () => void) {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const isSending = useNavigation().formData?.get("intent") === intent;
  const wasSending = useRef(false);
  const clear = useRef(onCleared);
  clear.current = onCleared;
  useEffect(() => {
    if (wasSending.current && !isSending && !hasError && textArea.current) {
      textArea.current.value = "";
      clear.current?.();
    }
    wasSending.current = isSending;
  }, [isSending, hasError]);
  return textArea;
}

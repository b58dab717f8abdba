import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the first field with an error, or to the first field, once for each answer that refuses the form.
 * `autoFocus` works only in pages from the server, because fields stay when the next answer comes.
 */
export function useErrorFocus(refused: object | undefined): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refused) return;
    const field =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea');
    field?.focus();
    // The message is below the field.
    field?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [refused]);
  return form;
}

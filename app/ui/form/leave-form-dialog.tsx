import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { LeaveDialog } from "./leave-dialog";

interface LeaveFormDialogProps {
  form: RefObject<HTMLFormElement>;
  /** Whether the form shows what was typed earlier and not saved. */
  isReturned: boolean;
}

/** Asks before changes are lost from a form of the office, or files that were chosen beside it. */
export function LeaveFormDialog({ form, isReturned }: LeaveFormDialogProps) {
  const isSending = useRef(false);
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (isIdle) isSending.current = false;
  }, [isIdle]);
  useEffect(() => {
    const sent = form.current;
    const remember = () => {
      isSending.current = true;
    };
    sent?.addEventListener("submit", remember);
    return () => sent?.removeEventListener("submit", remember);
  }, [form]);
  const isUnsaved = () =>
    !isSending.current &&
    form.current !== null &&
    (isReturned || hasChanges(form.current) || document.querySelector("input[data-unsaved]") !== null);
  return (
    <LeaveDialog isUnsaved={isUnsaved} title="Changes Not Saved" question="Leave this page?">
      You haven’t saved your changes. If you leave, they’re lost.
    </LeaveDialog>
  );
}

/** Whether a field shows something else than the page said. */
const hasChanges = (form: HTMLFormElement) => [...form.elements].some(isChanged);

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const initial = options.findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(initial, 0);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue.replaceAll("\r\n", "\n");
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.type === "file" ? field.value !== "" : field.value !== field.defaultValue;
}

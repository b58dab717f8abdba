import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { isChanged } from "./is-changed";
import { LeaveDialog, type LeaveQuestion } from "./leave-dialog";

interface LeaveFormDialogProps {
  form: RefObject<HTMLFormElement>;
  /** Whether the form shows what was typed earlier and not saved. */
  isReturned: boolean;
  question?: LeaveQuestion;
}

const changesQuestion: LeaveQuestion = {
  title: "Changes Not Saved",
  question: "Leave this page?",
  text: "You haven’t saved your changes. If you leave, they’re lost.",
};

const filesQuestion: LeaveQuestion = {
  title: "Files Not Saved",
  question: "Leave this page?",
  text: "The files you chose haven’t been saved. If you leave, you’ll have to choose them again.",
};

/** Asks before a form's changes, or files that were chosen beside the form, are lost. */
export function LeaveFormDialog({ form, isReturned, question = changesQuestion }: LeaveFormDialogProps) {
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
  const getQuestion = () => {
    if (isSending.current || !form.current) return null;
    const changed = [...form.current.elements].filter(isChanged);
    if (isReturned || changed.some((field) => !isFileField(field))) return question;
    const hasFiles = changed.length > 0 || document.querySelector("input[data-unsaved]") !== null;
    return hasFiles ? filesQuestion : null;
  };
  return <LeaveDialog getQuestion={getQuestion} />;
}

const isFileField = (field: Element) => field instanceof HTMLInputElement && field.type === "file";

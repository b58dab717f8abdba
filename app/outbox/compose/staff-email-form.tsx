import { Form, Link, useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef, useState } from "react";
import { FlashToast } from "#app/ui/feedback/toast.tsx";
import { Field, TextArea } from "#app/ui/form/field.tsx";
import { LEAVE_TITLE } from "#app/ui/form/leave-dialog.tsx";
import { LeaveFormDialog } from "#app/ui/form/leave-form-dialog.tsx";
import { makeModal } from "#app/ui/make-modal";
import { useHydrated } from "#app/ui/use-hydrated";
import { StaffEmailPreview, type StaffEmailRecipient } from "./staff-email-preview";

export interface StaffEmailProblem {
  field: "subject" | "text" | null;
  title: string;
  description: string;
}

interface StaffEmailFormProps {
  title: string;
  staffEmail: {
    formId: string;
    back: string;
    subject: string;
    text: string;
    show: number;
    problems: StaffEmailProblem[];
  };
  problem: StaffEmailProblem | undefined;
  rules: {
    limits: { subject: number; text: number };
    isUnedited: (typed: { subject: string; text: string }) => boolean;
    fillPlaceholders: (template: string, values: StaffEmailRecipient["placeholders"]) => string;
  };
  to: readonly StaffEmailRecipient[] | null;
  recipientLine: ReactNode;
  hint: string;
  ids?: readonly string[];
}

const leaveQuestion = {
  title: "Email Not Sent",
  question: "Leave this email?",
  text: "You haven’t sent it yet. If you leave, what you wrote is lost.",
};

/** A separate page without JavaScript, a modal dialog over the list with it. */
export function StaffEmailForm({
  title,
  staffEmail,
  problem,
  rules,
  to,
  recipientLine,
  hint,
  ids = [],
}: StaffEmailFormProps) {
  const { limits, isUnedited, fillPlaceholders } = rules;
  const [typed, setTyped] = useState({ subject: staffEmail.subject, text: staffEmail.text });
  const [show, setShow] = useState(staffEmail.show);
  const hydrated = useHydrated();
  const [asPage] = useState(!hydrated);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  // The inputs are uncontrolled, so that text typed before hydration is kept.
  const readFields = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    setTyped({ subject: String(fields.get("subject")), text: String(fields.get("text")) });
  }, []);
  useEffect(readFields, [readFields]);
  // The dialog added a history entry when it was opened from the list.
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    // One Escape may close both dialogs. It only answers the question.
    if (document.getElementById(LEAVE_TITLE)) return;
    if (state?.overList) navigate(-1);
    else navigate(staffEmail.back, { replace: true, preventScrollReset: true });
  };
  // Browsers close a dialog at the second Escape in a row, whatever a script prevents. It opens again, below the question.
  const isForced = useRef(false);
  const cancel = (event: SyntheticEvent) => {
    isForced.current = !event.cancelable;
    if (event.cancelable) close(event);
  };
  const reopen = (event: SyntheticEvent<HTMLDialogElement>) => {
    makeModal(event.currentTarget);
    if (isForced.current) close(event);
  };
  const count = to?.length ?? 0;
  const hasNoRecipients = to !== null && count === 0 && isUnedited(staffEmail);
  const getProblem = (field: "subject" | "text") => staffEmail.problems.find((one) => one.field === field)?.description;
  return (
    <>
      <dialog
        ref={makeModal}
        open
        className={asPage ? "letter letter-page" : "letter"}
        aria-labelledby="letter-title"
        onCancel={cancel}
        onClose={reopen}
      >
        <header className="ticket-head">
          <h2 id="letter-title">{title}</h2>
          <Link className="tool tool-plain" to={staffEmail.back} onClick={close}>
            Close
          </Link>
        </header>
        <Form
          ref={form}
          className="ticket-body grid items-start gap-x-8 gap-y-5 @min-[46rem]:grid-cols-2"
          method="post"
          action={pathname + search}
          state={state}
          replace
          preventScrollReset
          onInput={readFields}
          noValidate
        >
          <input type="hidden" name="form_id" value={staffEmail.formId} />
          <input type="hidden" name="back" value={staffEmail.back} />
          {ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          {hasNoRecipients ? (
            <div className="grid justify-items-start gap-4">
              {recipientLine}
              <Link className="tool tool-solid" to={staffEmail.back} onClick={close}>
                Choose orders
              </Link>
            </div>
          ) : (
            <div className="grid min-w-0 gap-4 [&_p]:text-fine">
              {recipientLine}
              <Field
                label="Subject"
                name="subject"
                required
                maxLength={limits.subject}
                autoFocus={!getProblem("text") || Boolean(getProblem("subject"))}
                defaultValue={staffEmail.subject}
                error={getProblem("subject")}
              />
              <TextArea
                label="Text"
                name="text"
                rows={10}
                required
                maxLength={limits.text}
                autoFocus={Boolean(getProblem("text")) && !getProblem("subject")}
                defaultValue={staffEmail.text}
                hint={hint}
                error={getProblem("text")}
              />
            </div>
          )}
          <StaffEmailPreview
            {...typed}
            fillPlaceholders={fillPlaceholders}
            to={to ?? []}
            show={Math.min(show, count - 1)}
            onShow={setShow}
          />
          {to && count === 0 ? null : (
            <p className="letter-send">
              {hydrated ? null : (
                <button className="tool without-script" name="intent" value="preview" type="submit">
                  Preview
                </button>
              )}
              <button className="tool tool-hot" name="intent" value="send" type="submit">
                {to ? `Send ${count} ${count === 1 ? "Email" : "Emails"}` : "Send"}
              </button>
            </p>
          )}
        </Form>
        <div className="toasts" role="alert">
          {problem ? <FlashToast flash={problem} tone="error" /> : null}
        </div>
      </dialog>
      {/* Beside the dialog, because inside it, React would also call its onClose when the question closes. */}
      <LeaveFormDialog form={form} isReturned={!isUnedited(staffEmail)} question={leaveQuestion} />
    </>
  );
}

import { Form, Link, useBeforeUnload, useBlocker, useLocation, useNavigate } from "@remix-run/react";
import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from "react";
import { FlashToast } from "../../../ui/feedback/toast";
import { Field, TextArea } from "../../../ui/form/field";
import { makeModal } from "../../../ui/make-modal";
import { useHydrated } from "../../../ui/use-hydrated";
import { composeLimits, isUntouched, type LetterProblem } from "./compose-rules";
import { LetterPreview, RecipientList } from "./letter-preview";
import type { Letter } from "./receive-letter.server";

/**
 * The compose dialog: what to write on the left, what each customer gets on the right. The server's HTML is a page of
 * its own, with Close as a link; where scripts run it is modal, over the list.
 */
export function LetterForm({ letter, problem }: { letter: Letter; problem: LetterProblem | undefined }) {
  const [typed, setTyped] = useState({ subject: letter.subject, text: letter.text });
  const [show, setShow] = useState(letter.show);
  const live = useHydrated();
  const [asPage] = useState(!live);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  // On its way nobody is asked about it; back with a problem it is as unsent as before.
  const sent = useRef(false);
  useEffect(() => {
    if (problem) sent.current = false;
  }, [problem]);
  // Whichever way leads off: Escape, Close, Back. What is posted from here stays at this address.
  const leaving = useBlocker(
    ({ nextLocation }) => !sent.current && nextLocation.pathname !== pathname && !isUntouched(typed),
  );
  // A reload, or the tab closed: there the browser asks.
  useBeforeUnload(useCallback((event) => !sent.current && !isUntouched(typed) && event.preventDefault(), [typed]));
  // The fields are the browser's own, and are read when scripts begin to run and after each key.
  const read = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    setTyped({ subject: String(fields.get("subject")), text: String(fields.get("text")) });
  }, []);
  useEffect(read, [read]);
  // Opening it over its list was a step in the history.
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    if (leaving.state === "blocked") leaving.reset();
    else if (state?.overList) navigate(-1);
    else navigate(letter.back, { replace: true, preventScrollReset: true });
  };
  // Some browsers close it all the same.
  const reopen = (event: SyntheticEvent<HTMLDialogElement>) => makeModal(event.currentTarget);
  const to = letter.recipients?.to ?? [];
  const problemOf = (field: "subject" | "text") => letter.problems.find((one) => one.field === field)?.description;
  return (
    <dialog
      ref={makeModal}
      open
      className={asPage ? "letter letter-page" : "letter"}
      aria-labelledby="letter-title"
      onCancel={close}
      onClose={reopen}
    >
      <header className="ticket-head">
        <h2 id="letter-title">Email Selected</h2>
        <Link className="tool tool-plain" to={letter.back} onClick={close}>
          Close
        </Link>
      </header>
      <Form
        ref={form}
        className="ticket-body grid items-start gap-x-8 gap-y-5 @min-[46rem]:grid-cols-2"
        method="post"
        action={pathname + search}
        onSubmit={() => {
          sent.current = true;
        }}
        state={state}
        replace
        preventScrollReset
        onInput={read}
        noValidate
      >
        <input type="hidden" name="form_id" value={letter.formId} />
        <input type="hidden" name="back" value={letter.back} />
        {letter.chosen.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <div className="grid min-w-0 gap-4 [&_p]:text-fine">
          <RecipientList recipients={letter.recipients} chosen={letter.chosen.length} />
          <Field
            label="Subject"
            name="subject"
            required
            maxLength={composeLimits.subject}
            autoFocus={!problemOf("text") || Boolean(problemOf("subject"))}
            defaultValue={letter.subject}
            error={problemOf("subject")}
          />
          <TextArea
            label="Text"
            name="text"
            rows={10}
            required
            maxLength={composeLimits.text}
            autoFocus={Boolean(problemOf("text")) && !problemOf("subject")}
            defaultValue={letter.text}
            hint="{name} is the first name, {order} the order's number, {package} its package."
            error={problemOf("text")}
          />
        </div>
        <LetterPreview {...typed} to={to} show={Math.min(show, to.length - 1)} onShow={setShow} />
        {/* With keys: else the button that was pressed would become the one that sends, in the middle of the press. */}
        {leaving.state === "blocked" ? (
          <p key="discard" className="letter-send" role="alert">
            <b>Discard this letter?</b>
            <button
              className="tool"
              type="button"
              // biome-ignore lint/a11y/noAutofocus: it answers what was just pressed, and what was pressed may be gone
              autoFocus
              onClick={() => {
                leaving.reset();
                form.current?.querySelector("textarea")?.focus();
              }}
            >
              Keep Writing
            </button>
            <button className="tool tool-danger" type="button" onClick={leaving.proceed}>
              Discard
            </button>
          </p>
        ) : letter.recipients && to.length === 0 ? null : (
          <p key="send" className="letter-send">
            {live ? null : (
              <button className="tool without-script" name="intent" value="preview" type="submit">
                Preview
              </button>
            )}
            <button className="tool tool-hot" name="intent" value="send" type="submit">
              {letter.recipients ? `Send ${to.length} ${to.length === 1 ? "Email" : "Emails"}` : "Send"}
            </button>
          </p>
        )}
      </Form>
      <div className="toasts" role="alert">
        {problem ? <FlashToast flash={problem} tone="error" closable /> : null}
      </div>
    </dialog>
  );
}

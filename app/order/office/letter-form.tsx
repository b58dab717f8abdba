import { Form, Link } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "../../paths";
import { Field, TextArea } from "../../ui/field";
import { useHydrated } from "../../ui/use-hydrated";
import { composeLimits } from "./compose-rules";
import { LetterPreview, RecipientList } from "./letter-preview";
import type { Letter } from "./receive-letter.server";

/** The compose dialog: what to write on the left, what each customer gets on the right. */
export function LetterForm({ letter }: { letter: Letter }) {
  const [typed, setTyped] = useState({ subject: letter.subject, text: letter.text });
  const [show, setShow] = useState(letter.show);
  const live = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  // The fields are the browser's own, and are read anew when scripts run. React puts a text area that came filled back to
  // its first text at that moment, though.
  const read = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    setTyped({ subject: String(fields.get("subject")), text: String(fields.get("text")) });
  }, []);
  useEffect(read, [read]);
  const { to } = letter.recipients;
  const problem = (field: "subject" | "text") => letter.problems.find((one) => one.field === field)?.description;
  return (
    <section className="ticket letter" aria-labelledby="letter-title">
      <header className="ticket-head">
        <h1 id="letter-title">Email Selected</h1>
        <Link className="tool tool-plain" to={letter.back}>
          Close
        </Link>
      </header>
      <Form
        ref={form}
        className="ticket-body letter-body"
        method="post"
        action={paths.adminCompose}
        onInput={read}
        noValidate
      >
        <input type="hidden" name="form_id" value={letter.formId} />
        <input type="hidden" name="back" value={letter.back} />
        {chosenIds(letter).map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <div className="letter-write">
          <RecipientList recipients={letter.recipients} />
          <Field
            label="Subject"
            name="subject"
            required
            maxLength={composeLimits.subject}
            autoFocus={!problem("text") || Boolean(problem("subject"))}
            defaultValue={letter.subject}
            error={problem("subject")}
          />
          <TextArea
            label="Text"
            name="text"
            rows={10}
            required
            maxLength={composeLimits.text}
            autoFocus={Boolean(problem("text")) && !problem("subject")}
            defaultValue={letter.text}
            hint="{name} is the first name, {order} the order's number, {package} its package."
            error={problem("text")}
          />
        </div>
        <LetterPreview {...typed} to={to} show={Math.min(show, to.length - 1)} onShow={setShow} />
        {to.length > 0 ? (
          <p className="letter-send">
            {live ? null : (
              <button className="tool without-script" name="intent" value="preview" type="submit">
                Preview
              </button>
            )}
            <button className="tool tool-hot" name="intent" value="send" type="submit">
              {to.length === 1 ? "Send 1 Email" : `Send ${to.length} Emails`}
            </button>
          </p>
        ) : null}
      </Form>
    </section>
  );
}

function chosenIds({ recipients: { to, invalid } }: Letter): string[] {
  const valid = to.flatMap(({ number, others }) => [number, ...others.map((other) => other.number)]);
  return [...valid, ...invalid.map(({ number }) => number)];
}

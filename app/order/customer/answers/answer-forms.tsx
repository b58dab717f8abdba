import { useState } from "react";
import {
  answerFields,
  type CustomerFormName,
  type CustomerFormProblem,
  customerFormFields,
} from "#app/order/model/customer-page-form";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { CustomerPhotos } from "../customer-photos";
import { ShortFileName } from "../file-name";
import { Fold } from "../fold";
import type { CustomerPage } from "../load-customer-page.server";
import { FormProblem } from "../problems/form-problem";
import { TypeIcon } from "../type-icon";

const approveLabels: Record<number, string> = { 1: "Approve the file", 2: "Approve both files" };

interface AnswerFormsProps {
  customerPage: CustomerPage;
  problem: CustomerFormProblem | null;
}

/** Both forms are shown until the newest delivery has an answer. */
export function AnswerForms({ customerPage, problem }: AnswerFormsProps) {
  const approval = problem?.form === "approve" ? problem : null;
  const revision = problem?.form === "revise" ? problem : null;
  // The customer page reloads itself with new ids, but these are still the same forms.
  const [formId] = useState(customerPage.formId);
  const [typed, setTyped] = useState(revision !== null);
  const [shown, setShown] = useState(customerPage.answering);
  // Text that is being typed stays, even if the customer page reloads itself without these forms.
  const answering = chooseAnswering(shown, customerPage.answering, typed);
  if (answering !== shown) setShown(answering);
  const hasNewFiles = customerPage.answering !== null && customerPage.answering.deliveryId !== answering?.deliveryId;
  if (!answering) {
    const unshown = approval ?? revision;
    return unshown?.errors.form ? <NotSent form={unshown.form} text={unshown.errors.form} /> : null;
  }
  const action = paths.customerPage(customerPage.number);
  const count = answering.files.length;
  const renderHiddenFields = (form: CustomerFormName) => (
    <>
      <input type="hidden" name={customerFormFields.intent} value={form} />
      <input type="hidden" name={customerFormFields.formId} value={formId} />
      <input type="hidden" name={answerFields.delivery} value={answering.deliveryId} />
    </>
  );
  return (
    <section id="answer" className="customer-answer" aria-label="Your answer">
      {customerPage.answering ? null : (
        <p className="customer-notice" role="status">
          {customerPage.review ? "These files are approved." : "You can’t approve or revise these files anymore."} If
          you still need a change, <a href="#message-form">send it to us as a message</a>. What you typed stays here so
          you can copy it.
        </p>
      )}
      {hasNewFiles ? (
        <p className="customer-newer">
          We delivered new files. Look at them first.{" "}
          {/* Reloading would lose typed text. Sending the form returns the text along with the new files. */}
          {typed ? null : <a href={paths.customerPage(customerPage.number)}>Reload the page</a>}
        </p>
      ) : null}
      <form id="approve" className="customer-approve notch" method="post" action={`${action}#approve`}>
        {renderHiddenFields("approve")}
        <h2>All good?</h2>
        <p className="text-balance">
          Approve, and the files are yours to use in your business. That completes your order, and you can still
          download everything here.
        </p>
        <FormProblem form="approve" text={approval?.errors.form} />
        <Button>{approveLabels[count] ?? `Approve all ${count} files`}</Button>
      </form>
      <form
        id="revise"
        className="customer-revise notch"
        method="post"
        action={`${action}#revise`}
        encType="multipart/form-data"
        noValidate
        onInput={() => setTyped(true)}
      >
        {renderHiddenFields("revise")}
        <Fold id="revise" heading={<h2 className="text-3">Need a revision?</h2>} open={typed}>
          <div className="customer-revise-body">
            <TextArea
              id="revise-text"
              name={customerFormFields.text}
              label="What should we change?"
              required
              rows={4}
              defaultValue={revision?.values.text}
              error={revision?.errors.text}
              hint="Revisions are unlimited."
            />
            {count > 1 ? <FileChoices files={answering.files} chosen={revision?.values.fileIds ?? []} /> : null}
            <CustomerPhotos
              form="revise"
              action={action}
              sendLabel="Request a revision"
              initial={revision?.photos ?? []}
              error={revision?.errors.photos}
              onChange={() => setTyped(true)}
            />
            <div className="customer-send">
              <FormProblem form="revise" text={revision?.errors.form} />
              <Button>Request a revision</Button>
            </div>
          </div>
        </Fold>
      </form>
    </section>
  );
}

type Answering = CustomerPage["answering"];

/** The forms keep the delivery that they first showed, because the customer has not seen a newer one yet. */
function chooseAnswering(shown: Answering, current: Answering, typed: boolean): Answering {
  if (!shown) return current;
  if (!current) return typed ? shown : null;
  return current.deliveryId === shown.deliveryId ? current : shown;
}

/** In the order in which the page shows the files: those with a preview first. */
function FileChoices({ files, chosen }: { files: NonNullable<Answering>["files"]; chosen: string[] }) {
  const inPageOrder = [...files].sort((one, other) => Number(!one.preview) - Number(!other.preview));
  return (
    <fieldset aria-describedby="revise-files-hint">
      <legend className="customer-label">Which files</legend>
      <p id="revise-files-hint" className="mb-2 text-small text-ink-2">
        Optional. If you don’t check any, we revise all of them.
      </p>
      <ul className="customer-choices checks">
        {inPageOrder.map(({ id, name, size, sameName, preview }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                name={customerFormFields.file}
                value={id}
                aria-label={[name, size, sameName].filter(Boolean).join(", ")}
                defaultChecked={chosen.includes(id)}
              />
              {preview ? <img src={preview} alt="" loading="lazy" decoding="async" /> : <TypeIcon name={name} />}
              <span>
                <ShortFileName name={name} />
                {sameName ? <small>{sameName}</small> : null}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** For an order that changed in the meantime, so there is no form to show the problem in. */
function NotSent({ form, text }: { form: CustomerFormName; text: string }) {
  return (
    <section id="answer" className="customer-answer" aria-label="Your answer">
      <div id={form} className="customer-approve notch">
        <FormProblem form={form} text={text} />
      </div>
    </section>
  );
}

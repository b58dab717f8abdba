import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { Field } from "#app/ui/form/field.tsx";
import { FactList, type ShownFact } from "#app/ui/office/fact-list.tsx";
import { getEmailLink } from "#app/ui/tel";
import type { ErasurePlan, PlannedErasure } from "../erase-person.server";
import type { RefusedErasure } from "./receive-person-post.server";

interface ErasureViewProps {
  email: string;
  plan: ErasurePlan;
  refused?: RefusedErasure;
}

export function KeptData({ email, plan }: Omit<ErasureViewProps, "refused">) {
  return (
    <section className="panel wrap-anywhere" aria-labelledby="kept">
      {plan.isEmpty ? (
        <>
          <h2 id="kept">Nothing is kept about {email}</h2>
          <p className="mt-1">
            Check the address for typos. If they also wrote from another address, look that address up, too.
          </p>
        </>
      ) : (
        <>
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 id="kept">{email}</h2>
            <p className="text-ink-2">What you keep, and what erasing would do.</p>
          </div>
          <FactList facts={listFacts(email, plan)} />
          {plan.hasConfirmation ? (
            <p className="mt-3">Erasing also deletes our note on whether this address is confirmed.</p>
          ) : null}
          <p className="mt-4 flex flex-wrap gap-2">
            <a className="tool" href={getEmailLink(email)}>
              Write an email
            </a>{" "}
            <a className="tool" href={`${paths.adminPersonalDataCopy}?${new URLSearchParams({ email })}`} download>
              Download a copy
            </a>
          </p>
        </>
      )}
    </section>
  );
}

export function Erasure({ email, plan, refused }: ErasureViewProps) {
  return (
    <section className="panel wrap-anywhere" aria-labelledby="erase">
      <h2 id="erase">Erase this person’s data</h2>
      {plan.isBlocked ? (
        <Obstacles plan={plan} problem={refused?.problem} />
      ) : (
        <EraseForm email={email} refused={refused} />
      )}
    </section>
  );
}

function listFacts(email: string, { kinds, messages, mentions, accounts }: ErasurePlan): ShownFact[] {
  const records = kinds
    .filter(({ deleted, anonymized }) => deleted + anonymized > 0)
    .map((kind) => ({
      label: kind.plural.charAt(0).toUpperCase() + kind.plural.slice(1),
      value: <KindRecords kind={kind} />,
    }));
  return [
    ...records,
    ...(messages > 0
      ? [
          {
            label: "Emails and webhooks in the outbox",
            value: <Link to={`${paths.adminOutbox}?${new URLSearchParams({ q: email })}`}>{messages} to delete</Link>,
          },
        ]
      : []),
    ...(mentions > 0
      ? [
          {
            label: "Other people’s records that mention this address",
            value: `${mentions}, where “erased” replaces it`,
          },
        ]
      : []),
    ...accounts.map((userId) => ({
      label: "Office account",
      value: <Link to={paths.adminPerson(userId)}>{userId}</Link>,
    })),
  ];
}

function KindRecords({ kind: { deleted, anonymized, records } }: { kind: PlannedErasure }) {
  const more = deleted + anonymized - records.length;
  return (
    <>
      {[
        ...(deleted > 0 ? [`${deleted} to delete`] : []),
        ...(anonymized > 0 ? [`${anonymized} to keep in your books without personal details`] : []),
      ].join(", ")}
      <ul className="mb-1 text-small text-ink-2">
        {records.map(({ name, about, href }) => (
          <li key={href}>
            <Link to={href} className="touch-link">
              {name}
            </Link>
            , {about}
          </li>
        ))}
        {more > 0 ? <li>and {more} older</li> : null}
      </ul>
    </>
  );
}

function Obstacles({ plan: { kinds, accounts }, problem }: { plan: ErasurePlan; problem?: string }) {
  return (
    <>
      {problem ? (
        <p className="mt-1 font-semibold text-err" role="alert">
          {problem}
        </p>
      ) : null}
      <p className="mt-1">This comes first:</p>
      <ul className="mt-2 grid gap-4">
        {kinds.flatMap(({ noun, blocked }) =>
          blocked.map(({ message, records }) => (
            <li key={message}>
              {message}
              <span className="mt-2 flex flex-wrap gap-2">
                {records.map(({ name, href }) => (
                  <Link key={href} to={href} className="tool">
                    Open {records.length === 1 ? `the ${noun}` : name}
                  </Link>
                ))}
              </span>
            </li>
          )),
        )}
        {accounts.map((userId) => (
          <li key={userId}>
            <Link to={paths.adminPerson(userId)}>{userId}</Link> works in the office with this address. Remove the
            account, or give it another address.
          </li>
        ))}
      </ul>
    </>
  );
}

function EraseForm({ email, refused }: Omit<ErasureViewProps, "plan">) {
  const query = new URLSearchParams({ email });
  return (
    <>
      <p className="mt-1 max-w-[70ch]">
        You can’t undo this. Paid orders and purchases keep their number, dates and amounts for your books. Earlier
        backups keep everything until newer ones replace them.
      </p>
      <Form
        method="post"
        action={`${paths.adminPersonalData}?${query}`}
        className="mt-3 max-w-[34rem]"
        preventScrollReset
        noValidate
      >
        <input type="hidden" name="email" value={email} />
        <Field
          name="confirm"
          type="email"
          label={`Type ${email} to confirm`}
          autoComplete="off"
          maxLength={254}
          defaultValue={refused?.confirm}
          error={refused?.problem}
        />
        <button type="submit" className="tool tool-danger mt-3" name="intent" value="erase">
          Erase everything
        </button>
      </Form>
    </>
  );
}

import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { Field } from "#app/ui/form/field.tsx";
import { FactList } from "#app/ui/office/fact-list.tsx";
import type { ErasurePlan } from "../erase-person.server";
import type { RefusedErasure } from "./receive-person-post.server";

interface ErasureViewProps {
  email: string;
  plan: ErasurePlan;
  refused?: RefusedErasure;
}

/** What is kept about a person, and what erasing it would do. */
export function ErasureView({ email, plan, refused }: ErasureViewProps) {
  return (
    <section className="panel mt-4 max-w-[60rem] wrap-anywhere" aria-labelledby="kept">
      <h2 id="kept">{plan.isEmpty ? `Nothing is kept about ${email}` : email}</h2>
      {plan.isEmpty ? (
        <p className="mt-1">
          Check the address for typos. If they also wrote from another address, look that address up, too.
        </p>
      ) : (
        <>
          <FactList facts={listFacts(plan)} />
          <p className="mt-4">
            <a className="tool" href={`${paths.adminPersonalDataCopy}?${new URLSearchParams({ email })}`} download>
              Download a copy
            </a>
          </p>
          <h2 className="mt-6">Erase this person’s data</h2>
          {plan.isBlocked ? (
            <Obstacles plan={plan} problem={refused?.problem} />
          ) : (
            <EraseForm email={email} refused={refused} />
          )}
        </>
      )}
    </section>
  );
}

function listFacts({
  kinds,
  messages,
  mentions,
  hasConfirmation,
  accounts,
}: ErasurePlan): { label: string; value: string }[] {
  const records = kinds.flatMap(({ plural, deleted, anonymized }) => {
    const parts = [
      ...(deleted > 0 ? [`${deleted} to delete`] : []),
      ...(anonymized > 0 ? [`${anonymized} to keep for the books, without personal details`] : []),
    ];
    const label = plural.charAt(0).toUpperCase() + plural.slice(1);
    return parts.length > 0 ? [{ label, value: parts.join(", ") }] : [];
  });
  return [
    ...records,
    ...(messages > 0 ? [{ label: "Emails and webhooks in the outbox", value: `${messages} to delete` }] : []),
    ...(mentions > 0
      ? [
          {
            label: "Other people’s records that mention this address",
            value: `${mentions}, where “erased” replaces it`,
          },
        ]
      : []),
    ...(hasConfirmation ? [{ label: "Whether the address is confirmed", value: "to delete" }] : []),
    ...accounts.map((userId) => ({ label: "Office account", value: userId })),
  ];
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
      <ul className="mt-2 list-disc pl-5">
        {kinds.flatMap(({ blocked }) =>
          blocked.map(({ message, names }) => (
            <li key={message}>
              {names.join(", ")}: {message}
            </li>
          )),
        )}
        {accounts.map((userId) => (
          <li key={userId}>
            <Link to={paths.adminPeople}>{userId}</Link> works in the office with this address. Remove the account, or
            give it another address.
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

import { Form } from "@remix-run/react";
import { StateBar } from "#app/ui/office/state-bar.tsx";
import type { ListedPerson } from "./load-people.server";
import { PersonState } from "./people-table";

type Invitation = NonNullable<ListedPerson["invitation"]>;

export function InvitationBar({ invitation: { isOver, until } }: { invitation: Invitation }) {
  return (
    <Form method="post" preventScrollReset>
      <StateBar
        shape={isOver ? "point" : "half"}
        tone={isOver ? "sun" : undefined}
        text={<b>{isOver ? `The invitation expired ${until ?? ""}` : `Invited. The link works until ${until}`}</b>}
      >
        <button
          type="submit"
          className={`tool ${isOver ? "tool-solid" : ""}`.trim()}
          name="intent"
          value="invite_again"
        >
          Send the invitation again
        </button>
        <button type="submit" className="tool tool-danger" name="intent" value="withdraw_invitation">
          Withdraw the invitation
        </button>
      </StateBar>
    </Form>
  );
}

interface PersonStateProps {
  person: ListedPerson;
  /** Why the account can’t be turned off, if so. */
  lastAdminNote: string | null;
}

export function PersonStateSection({ person, lastAdminNote }: PersonStateProps) {
  const { userId, state, invitation, lastSignIn, hasSecondFactor } = person;
  const facts = [
    { label: "User ID", value: userId },
    { label: "Last sign-in", value: lastSignIn ?? "Never" },
    { label: "Two-step sign-in", value: hasSecondFactor ? "On" : state === "invited" ? "Not yet" : "Off" },
  ];
  const hasSteps = state === "off" || hasSecondFactor || (state === "active" && !lastAdminNote);
  return (
    <section
      className="panel flex flex-wrap items-center gap-x-10 gap-y-3 pb-4 xl:col-span-full"
      aria-labelledby="person-account"
    >
      <div className="max-sm:basis-full">
        <h2 id="person-account">Account</h2>
        {/* The bar above shows the invitation and when it expires. */}
        {invitation ? null : <PersonState state={state} invitation={null} />}
      </div>
      <dl className="mr-auto flex flex-wrap gap-x-10 gap-y-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-fine text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {lastAdminNote ? (
        <p className="max-w-[45ch] text-ink-2">You can’t turn off this account. {lastAdminNote}</p>
      ) : null}
      {hasSteps ? (
        <Form
          method="post"
          className="flex flex-wrap gap-2 max-sm:basis-full max-sm:[&>*]:flex-auto"
          preventScrollReset
        >
          {state === "active" && !lastAdminNote ? (
            <button type="submit" className="tool tool-danger" name="intent" value="switch_off">
              Turn off the account
            </button>
          ) : null}
          {hasSecondFactor ? (
            <button type="submit" className="tool tool-danger" name="intent" value="factor_off">
              Turn off two-step sign-in
            </button>
          ) : null}
          {state === "off" ? (
            <button type="submit" className="tool" name="intent" value="switch_on">
              Turn on the account
            </button>
          ) : null}
        </Form>
      ) : null}
    </section>
  );
}

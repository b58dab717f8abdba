import { Form } from "@remix-run/react";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { FactList } from "#app/ui/office/fact-list.tsx";
import type { ListedPerson } from "./load-people.server";
import { PersonState } from "./people-table";

type Invitation = NonNullable<ListedPerson["invitation"]>;

export function InvitationBar({ invitation: { isOver, until } }: { invitation: Invitation }) {
  return (
    <Form
      method="post"
      className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 bg-canary px-4 py-3"
      preventScrollReset
    >
      <p className="mr-auto flex items-center gap-2">
        <StatusMark shape={isOver ? "point" : "half"} tone={isOver ? "sun" : undefined} />
        <b>{isOver ? `The invitation expired ${until ?? ""}` : `Invited. The link works until ${until}`}</b>
      </p>
      <span className="flex flex-wrap gap-2 max-sm:basis-full max-sm:[&>*]:flex-auto">
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
      </span>
    </Form>
  );
}

interface PersonStateProps {
  person: ListedPerson;
  /** Why the account can’t be turned off, if so. */
  lastAdminNote: string | null;
}

export function PersonStateSection({ person, lastAdminNote }: PersonStateProps) {
  const { userId, state, lastSignIn, hasSecondFactor } = person;
  const facts = [
    { label: "User ID", value: userId },
    { label: "Last sign-in", value: lastSignIn ?? "Never" },
    { label: "Two-step sign-in", value: hasSecondFactor ? "On" : state === "invited" ? "Not yet" : "Off" },
  ];
  const hasSteps = state === "off" || hasSecondFactor || (state === "active" && !lastAdminNote);
  return (
    <section className="panel" aria-labelledby="person-account">
      <h2 id="person-account">Account</h2>
      <p className="mt-1">
        <PersonState state={state} invitation={null} />
      </p>
      <FactList facts={facts} />
      {lastAdminNote ? <p className="mt-3 text-ink-2">You can’t turn off this account. {lastAdminNote}</p> : null}
      {hasSteps ? (
        <Form method="post" className="mt-4 flex flex-wrap gap-2 max-sm:[&>*]:flex-auto" preventScrollReset>
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

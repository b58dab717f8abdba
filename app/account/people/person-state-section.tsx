import { Form } from "@remix-run/react";
import { StateBar } from "#app/ui/office/state-bar.tsx";
import { StateFacts } from "#app/ui/office/state-facts.tsx";
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

type Person = Pick<ListedPerson, "userId" | "state" | "invitation" | "lastSignIn" | "hasSecondFactor">;

export function PersonFacts({
  person: { userId, state, invitation, lastSignIn, hasSecondFactor },
}: {
  person: Person;
}) {
  const facts = [
    { label: "User ID", value: userId },
    { label: "Last sign-in", value: lastSignIn ?? "Never" },
    { label: "Two-step sign-in", value: hasSecondFactor ? "On" : state === "invited" ? "Not yet" : "Off" },
  ];
  return (
    <StateFacts facts={facts}>
      {/* The bar below shows the invitation and when it expires. */}
      {invitation ? null : <PersonState state={state} invitation={null} />}
    </StateFacts>
  );
}

interface AccountActionsProps {
  person: Person;
  canTurnOff: boolean;
}

export function AccountActions({ person: { state, hasSecondFactor }, canTurnOff }: AccountActionsProps) {
  const showsTurnOff = state === "active" && canTurnOff;
  if (state !== "off" && !hasSecondFactor && !showsTurnOff) return null;
  return (
    <Form method="post" className="flex flex-wrap gap-2" preventScrollReset>
      {showsTurnOff ? (
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
  );
}

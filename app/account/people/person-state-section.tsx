import { Form } from "@remix-run/react";
import { FactList } from "#app/ui/office/fact-list.tsx";
import type { ListedPerson } from "./load-people.server";
import { PersonState } from "./people-table";

export function PersonStateSection({ person }: { person: ListedPerson }) {
  const { userId, state, invitation, lastSignIn, hasSecondFactor } = person;
  const facts = [
    { label: "User ID", value: userId },
    { label: "Last sign-in", value: lastSignIn ?? "Never" },
    { label: "Two-step sign-in", value: hasSecondFactor ? "On" : state === "invited" ? "Not yet" : "Off" },
  ];
  return (
    <section className="panel" aria-labelledby="person-account">
      <h2 id="person-account">Account</h2>
      <p className="mt-1 [&_small]:pl-2">
        <PersonState state={state} invitation={invitation} />
      </p>
      <FactList facts={facts} />
      <Form method="post" className="mt-4 flex flex-wrap gap-2 max-sm:[&>*]:flex-auto" preventScrollReset>
        {state === "invited" ? (
          <>
            <button
              type="submit"
              className={`tool ${invitation?.isOver ? "tool-solid" : ""}`.trim()}
              name="intent"
              value="invite_again"
            >
              Send the invitation again
            </button>
            <button type="submit" className="tool tool-danger" name="intent" value="withdraw_invitation">
              Withdraw the invitation
            </button>
          </>
        ) : null}
        {state === "active" ? (
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
    </section>
  );
}

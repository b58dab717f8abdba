import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { type Column, RecordsTable, renderCells } from "#app/ui/list/records/records-table.tsx";
import { type MarkShape, StatusMark } from "#app/ui/marks/status-mark.tsx";
import type { ListedPerson } from "./load-people.server";

const columns: readonly Column<ListedPerson>[] = [
  {
    key: "name",
    label: "Name",
    cardArea: "name",
    isRowHeader: true,
    show: ({ userId, name }) => (
      <>
        <Link to={paths.adminPerson(userId)} className="records-open" data-row={userId}>
          {name}
        </Link>
        <small>User ID {userId}</small>
      </>
    ),
  },
  {
    key: "email",
    label: "Email",
    cardArea: "email",
    show: ({ email }) => email || "No email",
  },
  {
    key: "role",
    label: "Role",
    cardArea: "business",
    show: ({ role, rights }) => (
      <>
        <span>{role}</span>
        {rights ? <small>{rights.join(", ") || "No screens yet"}</small> : null}
      </>
    ),
  },
  {
    key: "factor",
    label: "Two-step sign-in",
    cardArea: "priority",
    labelOnCard: true,
    show: ({ hasSecondFactor, state }) => {
      if (hasSecondFactor) return <span>On</span>;
      if (state === "invited") return <span>Not yet</span>;
      return (
        <span className="inline-flex items-center gap-2 align-middle font-semibold">
          <StatusMark shape="point" tone="sun" />
          Off
        </span>
      );
    },
  },
  {
    key: "signed-in",
    label: "Last sign-in",
    cardArea: "time",
    labelOnCard: true,
    isTime: true,
    show: ({ lastSignIn }) => <span>{lastSignIn ?? "Never"}</span>,
  },
  {
    key: "state",
    label: "Account",
    cardArea: "status",
    labelOnCard: true,
    show: (person) => (
      <>
        <PersonState {...person} />
        {person.invitation?.isOver ? (
          <Form
            method="post"
            action={paths.adminPerson(person.userId)}
            className="max-lg:basis-full max-lg:text-right lg:ml-3 lg:inline-block"
          >
            <button type="submit" className="tool max-lg:my-1" name="intent" value="invite_again">
              Send again<span className="sr-only">: invitation to {person.name}</span>
            </button>
          </Form>
        ) : null}
      </>
    ),
  },
];

export function PeopleTable({ people }: { people: ListedPerson[] }) {
  return (
    <RecordsTable label="People" columns={columns} className="people">
      {people.map((person) => (
        <tr key={person.userId}>{renderCells(columns, person)}</tr>
      ))}
    </RecordsTable>
  );
}

const marks: Record<ListedPerson["state"], [shape: MarkShape, label: string]> = {
  active: ["full", "Active"],
  invited: ["half", "Invited"],
  off: ["cross", "Turned off"],
};

export function PersonState({ state, invitation }: Pick<ListedPerson, "state" | "invitation">) {
  const [shape, label] = marks[state];
  return (
    <>
      <span className="inline-flex items-center gap-2 align-middle font-semibold">
        {invitation?.isOver ? <StatusMark shape="point" tone="sun" /> : <StatusMark shape={shape} />}
        {invitation?.isOver ? "Invitation expired" : label}
      </span>
      {invitation && !invitation.isOver ? <small className="pl-6">Link expires {invitation.until}</small> : null}
    </>
  );
}

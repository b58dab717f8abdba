import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { type Column, RecordsTable, renderCells } from "#app/ui/list/records/records-table.tsx";
import { renderEmail } from "../ui/list/render-email";
import { MessageStateLabel } from "../ui/marks/message-state-label";
import { Attempts, LastError, showsAttempts } from "./attempts";
import { type Filters, getMessageUrl } from "./filters";
import { describeMessage, RetryButton } from "./message-buttons";
import type { Message } from "./message-rows.server";

interface MessageCell {
  message: Message;
  maxAttempts: number;
  filters: Filters;
}

const columns: readonly Column<MessageCell>[] = [
  {
    key: "state",
    label: "Status",
    cardArea: "status",
    show: ({ message }) => (
      <MessageStateLabel state={message.isNotNeeded ? "dead" : message.state} label={message.stateLabel} />
    ),
  },
  {
    key: "message",
    label: "Message",
    cardArea: "name",
    isRowHeader: true,
    show: ({ message: { name, detail, about, person } }) => (
      <>
        <span>{name}</span>
        {detail || about ? (
          <small className="max-lg:truncate">
            {[detail, person].filter(Boolean).join(", ")}
            {about ? (
              <span className={person ? "max-lg:hidden" : undefined}>
                {detail || person ? ", " : null}
                <span className="whitespace-nowrap">{about.name}</span>
              </span>
            ) : null}
          </small>
        ) : null}
      </>
    ),
  },
  {
    key: "to",
    label: "To",
    cardArea: "email",
    show: ({ message: { to } }) => (
      <span className="max-lg:truncate max-lg:[&_span]:inline max-lg:[&_wbr]:hidden">{renderEmail(to)}</span>
    ),
  },
  {
    key: "when",
    label: "Due or sent",
    cardArea: "time",
    isTime: true,
    show: ({ message: { when } }) => <span className="whitespace-nowrap">{when}</span>,
  },
  { key: "problem", label: "Problem", cardArea: "error", show: (cell) => <Problem {...cell} /> },
  {
    key: "actions",
    label: "Actions",
    cardArea: "open",
    show: ({ message, filters }) => (
      <span className="flex items-baseline gap-4 max-lg:justify-end lg:items-center">
        <Link className="records-open" to={getMessageUrl(message.id, filters)} data-row={message.id}>
          View<span className="sr-only"> {describeMessage(message)}</span>
        </Link>
        <RetryButton message={message} />
      </span>
    ),
  },
];

/** Its part of the list says its state. */
const isStateInHeading = ({ state }: Message) => state === "sent" || state === "waiting";

const hasProblem = (message: Message) => message.state !== "sent" && (showsAttempts(message) || message.error !== null);

function Problem({ message, maxAttempts }: MessageCell) {
  const { attempts, state, error, isHeld } = message;
  if (!hasProblem(message)) return null;
  return (
    <>
      {showsAttempts(message) ? <Attempts made={attempts} max={maxAttempts} dead={state === "dead"} /> : null}
      {error ? <div className="wrap-anywhere">{isHeld ? error : <LastError message={message} />}</div> : null}
    </>
  );
}

/** Up to this many are always listed. */
const FEW_LATER = 3;

interface MessageTableProps {
  messages: Message[];
  /** Whether messages due in more than a day are hidden until asked for, so that sent ones are in view. */
  foldsLater: boolean;
  maxAttempts: number;
  filters: Filters;
}

export function MessageTable({ messages, foldsLater, maxAttempts, filters }: MessageTableProps) {
  const shown = messages.some(hasProblem) ? columns : columns.filter(({ key }) => key !== "problem");
  const parts = [
    { title: "Not sent yet", messages: messages.filter(({ state }) => state !== "sent") },
    { title: "Sent", messages: messages.filter(({ state }) => state === "sent") },
  ];
  const isParted = parts.every(({ messages }) => messages.length > 0);
  const isFolded = foldsLater && isParted && countLater(messages) > FEW_LATER;
  return (
    <RecordsTable label="Messages" columns={shown} className="messages" focusable>
      {parts.map(({ title, messages }) => (
        <Fragment key={title}>
          {isParted ? (
            <tr>
              <th colSpan={shown.length} className="cell-part">
                {title}
              </th>
            </tr>
          ) : null}
          {messages.map((message, index) => (
            <Fragment key={message.id}>
              {isFolded && message.isLater && !messages[index - 1]?.isLater ? (
                <ShowLater count={countLater(messages)} columns={shown.length} />
              ) : null}
              <tr
                className={
                  [
                    isParted && isStateInHeading(message) && "state-in-heading",
                    isFolded && message.isLater && "is-later",
                  ]
                    .filter(Boolean)
                    .join(" ") || undefined
                }
              >
                {renderCells(shown, { message, maxAttempts, filters })}
              </tr>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </RecordsTable>
  );
}

const countLater = (messages: Message[]) => messages.filter(({ isLater }) => isLater).length;

/** A checkbox works without JavaScript, and table rows can’t be inside `details`. */
function ShowLater({ count, columns }: { count: number; columns: number }) {
  return (
    <tr>
      <td colSpan={columns} className="cell-part font-semibold">
        <label className="relative -my-1 inline-flex min-h-9 items-center gap-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink max-lg:min-h-11">
          <input
            type="checkbox"
            className="show-later peer absolute inset-0 size-full cursor-pointer opacity-0"
            autoComplete="off"
          />
          Show {count} more due later
          <span
            className="h-[0.6rem] w-[0.55rem] bg-ink [clip-path:polygon(0_0,100%_50%,0_100%)] peer-checked:rotate-90 forced-colors:bg-[CanvasText]"
            aria-hidden="true"
          />
        </label>
      </td>
    </tr>
  );
}

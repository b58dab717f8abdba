import { Link, useLocation } from "@remix-run/react";
import { useState } from "react";
import type { Thread } from "#app/order/message/list-thread.server";
import { MAX_REPLY, replyFields } from "#app/order/model/customer-page-form";
import type { FormError } from "#app/order/model/form-errors";
import { setThreadInQuery } from "#app/order/model/thread-query";
import { type ShownMessage, ThreadList } from "#app/order/parts/thread-list.tsx";
import { useClearAfterSubmit } from "#app/ui/form/use-clear-after-submit";
import { TicketForm } from "#app/ui/list/ticket/ticket-form.tsx";
import { setPhotoInQuery } from "./photos/photo-query";

interface TicketThread extends Pick<Thread, "olderThan" | "isNewest"> {
  messages: (ShownMessage & { photos: { id: string; name: string }[] })[];
}

export interface MessagesTicket {
  thread: TicketThread;
  photos: { id: string }[];
  formId: string;
  isUnanswered: boolean;
  trashedAt: string | null;
}

interface Props {
  ticket: MessagesTicket;
  action: string;
  error: FormError | undefined;
}

interface SectionProps extends Props {
  /** Right below the button that leads here. */
  isFirst: boolean;
}

export function MessagesSection({ ticket, isFirst, action, error }: SectionProps) {
  const { search } = useLocation();
  const { messages, olderThan, isNewest } = ticket.thread;
  return (
    <section id="messages" className={isFirst ? "mt-3! border-t-0! pt-0!" : undefined}>
      <h3 id="ticket-messages" tabIndex={-1}>
        Messages with the customer
      </h3>
      {olderThan ? (
        <Link
          className="flex min-h-9 w-fit items-center pointer-coarse:min-h-11"
          to={{ search: setThreadInQuery(search, olderThan), hash: "messages" }}
        >
          Show older messages
        </Link>
      ) : null}
      {messages.length > 0 ? (
        <ThreadList
          messages={messages}
          hasNewest={isNewest}
          showPictures={({ photos }) =>
            photos.length > 0 ? (
              <p className="text-small">
                Pictures:{" "}
                {photos.map(({ id, name }) => (
                  <Link
                    key={id}
                    className="mr-3 inline-flex items-center wrap-anywhere pointer-coarse:min-h-11"
                    to={{ search: setPhotoInQuery(search, ticket.photos.findIndex((photo) => photo.id === id) + 1) }}
                    preventScrollReset
                  >
                    <bdi>{name}</bdi>
                  </Link>
                ))}
              </p>
            ) : null
          }
        />
      ) : (
        <p className="ticket-soft">No messages yet.</p>
      )}
      {isNewest ? null : (
        <Link
          className="flex min-h-9 w-fit items-center pointer-coarse:min-h-11"
          to={{ search: setThreadInQuery(search, null), hash: "messages" }}
        >
          Show newest messages
        </Link>
      )}
      {ticket.trashedAt === null || error ? <ReplyForm ticket={ticket} action={action} error={error} /> : null}
    </section>
  );
}

function ReplyForm({ ticket, action, error }: Props) {
  const [formId, setFormId] = useState(ticket.formId);
  const textArea = useClearAfterSubmit("answer", error !== undefined, () => setFormId(ticket.formId));
  return (
    <TicketForm
      action={action}
      intent="answer"
      button="Send answer"
      field="answer"
      error={error}
      isHot={ticket.isUnanswered}
      beside={
        ticket.isUnanswered ? (
          <button className="tool tool-plain" name="intent" value="answered" type="submit">
            Mark answered
          </button>
        ) : null
      }
    >
      {(fieldProps) => (
        <>
          <input type="hidden" name={replyFields.formId} value={formId} />
          <label className="sr-only" htmlFor="answer">
            Answer to the customer
          </label>
          <textarea
            {...fieldProps}
            ref={textArea}
            name={replyFields.text}
            rows={2}
            className="field-sizing-content min-h-14"
            placeholder="Answer the customer"
            maxLength={MAX_REPLY}
          />
        </>
      )}
    </TicketForm>
  );
}

import { useState } from "react";
import type { Delivery } from "#app/order/deliver/list-deliveries.server";
import type { FormError } from "#app/order/model/form-errors";
import type { Status } from "#app/order/model/order-filters";
import { describeRound } from "#app/order/model/order-labels";
import { type ShownAnswer, TicketAnswer } from "../ticket-answer";
import type { SummaryTicket } from "../ticket-summary";
import { DeliverForm } from "./deliver-form";
import { DeliveredFile, type ShownFile } from "./delivered-file";

interface ShownDelivery extends Pick<Delivery, "id" | "message"> {
  at: string;
  files: ShownFile[];
  answer: ShownAnswer;
}

export interface DeliveryTicket {
  number: string;
  formId: string;
  trashedAt: string | null;
  rounds: { round: number; deliveries: ShownDelivery[] }[];
  orderStatus: Status;
  revision: SummaryTicket["revision"];
}

interface Props {
  ticket: DeliveryTicket;
  /** Whether the order still waits for its payment. */
  isBeforePayment: boolean;
  action: string;
  error: FormError | undefined;
}

/** While files are due, the request and the form come before the delivered files, which may be many. */
export function DeliverySection({ ticket, isBeforePayment, action, error }: Props) {
  const isActive = ticket.trashedAt === null;
  const lastAnswer = ticket.rounds[0]?.deliveries[0]?.answer;
  const request = lastAnswer?.kind === "revision" ? lastAnswer : null;
  const refused = error?.form === "delivery" ? error : undefined;
  const isDelivered = ticket.orderStatus === "ready" && ticket.rounds.length > 0;
  // Not moved while the ticket is open, so that no chosen files are lost.
  const [isFormLast] = useState(isDelivered);
  const [isFormFolded] = useState(isBeforePayment && !request);
  const form = isActive ? <DeliverForm {...{ ticket, action }} error={refused} /> : null;
  return (
    <section id="delivery">
      <h3 id="ticket-delivery" tabIndex={-1}>
        Deliver Completed Files
      </h3>
      <TicketAnswer answer={request} excerpt={ticket.revision?.excerpt} />
      {isFormLast ? null : isFormFolded && form ? (
        <details className="fold" open={refused || !isBeforePayment ? true : undefined}>
          <summary>{isBeforePayment ? "Deliver files before payment" : "Deliver files"}</summary>
          {form}
        </details>
      ) : (
        form
      )}
      {ticket.rounds.length === 0 && !isActive ? <p className="ticket-soft">No files delivered.</p> : null}
      {ticket.rounds.map(({ round, deliveries }) => (
        <div key={round} className="mt-3">
          <h4 className="delivery-round">{describeRound(round)}</h4>
          {deliveries.map(({ id, at, message, files, answer }) => (
            <div key={id} className="mb-2">
              <FileList
                files={files}
                deliveredAt={at}
                action={isActive ? action : null}
                error={error?.form === "delivered" ? error : undefined}
              />
              <small className="block pt-1">Delivered {at}</small>
              {message ? <p className="ticket-words text-small">{message}</p> : null}
              {answer === request ? null : <TicketAnswer answer={answer} />}
            </div>
          ))}
        </div>
      ))}
      {isFormLast && form ? (
        <details className="fold" open={refused || !isDelivered ? true : undefined}>
          <summary>Deliver more files</summary>
          {form}
        </details>
      ) : null}
    </section>
  );
}

const FEW_FILES = 3;

interface FileListProps {
  files: ShownFile[];
  deliveredAt: string;
  action: string | null;
  error: FormError | undefined;
}

/** Folds many files, which would hide what follows them. */
function FileList({ files, deliveredAt, action, error }: FileListProps) {
  const show = (shown: ShownFile[]) => (
    <ul>
      {shown.map((file) => (
        <DeliveredFile
          key={file.id}
          {...{ file, deliveredAt, action }}
          problem={error?.input === file.id ? (error.secondMessage ?? error.description) : undefined}
        />
      ))}
    </ul>
  );
  // A single file is not folded.
  if (files.length <= FEW_FILES + 1) return show(files);
  const more = files.slice(FEW_FILES);
  return (
    <>
      {show(files.slice(0, FEW_FILES))}
      <details className="fold" open={more.some(({ id }) => id === error?.input) || undefined}>
        <summary>{more.length} more files</summary>
        {show(more)}
      </details>
    </>
  );
}

import { Link, useLocation } from "@remix-run/react";
import type { Ticket } from "../office/ticket/detail";
import { setPhotoInQuery } from "../office/ticket/photo-query";

type Answer = Ticket["rounds"][number]["deliveries"][number]["answer"];

/** The customer's answer to a delivery. */
export function TicketAnswer({ answer }: { answer: Answer }) {
  const { search } = useLocation();
  if (!answer) return null;
  const { kind, at, text, files, photos } = answer;
  if (kind === "approval")
    return (
      <p className="pt-1 text-small">
        <b className="text-ok">Approved</b> {at}
      </p>
    );
  return (
    <div className="mt-1 border-l-3 border-hot pl-3">
      <p className="text-small">
        <b>Revision requested</b> {at}
        {files.length > 0 ? <>, in {files.map(({ name }) => name).join(", ")}</> : null}
      </p>
      <p className="ticket-words">{text}</p>
      {photos.length > 0 ? (
        <p className="flex flex-wrap gap-x-4 text-small">
          {photos.map(({ id, name, position }) => (
            <Link
              key={id}
              className="inline-flex min-h-9 items-center wrap-anywhere pointer-coarse:min-h-11"
              to={{ search: setPhotoInQuery(search, position) }}
              preventScrollReset
            >
              {name}
            </Link>
          ))}
        </p>
      ) : null}
    </div>
  );
}

import { Link, useLocation } from "@remix-run/react";
import type { describeAnswer } from "#app/order/answer/describe-answer.server";
import { setPhotoInQuery } from "./photos/photo-query";

interface Photo {
  id: string;
  name: string;
  messageId: string | null;
  /** The position among the photos of the order, counted from 1. */
  position: number;
}

export type ShownAnswer = ReturnType<typeof describeAnswer<Photo>>;

interface Props {
  answer: ShownAnswer;
  /** What the summary, one screen above on a phone, says of it. */
  excerpt?: string;
}

export function TicketAnswer({ answer, excerpt }: Props) {
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
      <p className={text === excerpt ? "ticket-words max-lg:hidden" : "ticket-words"}>{text}</p>
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

import { useState } from "react";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { BladeFan } from "#app/ui/marks/blade-fan.tsx";
import type { RoomProblem } from "../model/room-form";
import { AnswerForms } from "./answers/answer-forms";
import { RoomFiles } from "./files/room-files";
import type { Room } from "./load-room.server";
import { RoomMessages } from "./messages/room-messages";
import { ClosedNotice } from "./problems/form-problem";
import { placeProblem, RoomProblemSummary } from "./problems/room-problem";
import { ReviewSection } from "./review-form";
import { RoomBrief } from "./room-brief";
import { RoomStops } from "./room-stops";

interface RoomViewProps {
  room: Room;
  /** Whether the links to the room were revoked after it was loaded. */
  isClosed: boolean;
  problem: RoomProblem | null;
}

export function RoomView({ room, isClosed, problem: posted }: RoomViewProps) {
  const [problem] = useState(() => placeProblem(posted, room));
  const hasFiles = room.rounds.length > 0;
  return (
    <>
      {problem ? <RoomProblemSummary problem={problem} /> : null}
      <section className="band-canary overflow-hidden" aria-labelledby="room-title">
        <div
          className={`wrap grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 ${room.visuals.ordered > 0 ? "lg:grid-cols-[6.5fr_6fr]" : ""}`}
        >
          <div className="room-copy">
            <p className="font-semibold">
              {room.isQuestion ? "Question" : "Order"} <b className="room-number">{room.number}</b>
            </p>
            <h1 id="room-title" className="room-title">
              {room.status.title}
            </h1>
            <p className="max-w-[40ch] text-lead">{room.status.text}</p>
            {room.status.quote ? <blockquote className="room-message">{room.status.quote}</blockquote> : null}
            <div className="flex flex-wrap gap-4 empty:hidden">
              <MainButton room={room} />
              {room.answering ? (
                <ButtonLink variant="secondary" href="#answer">
                  Approve or revise
                </ButtonLink>
              ) : null}
            </div>
          </div>
          <Fan visuals={room.visuals} />
        </div>
      </section>
      <RoomStops stops={room.stops} />
      <p className="wrap mt-3 text-small text-ink-2">All times are {room.zone}.</p>
      <div className={`wrap room ${hasFiles ? "room-with-files" : ""}`}>
        {hasFiles ? <RoomFiles room={room} /> : null}
        <RoomBrief room={room} />
        {isClosed && (room.answering || room.review) ? <ClosedNotice /> : null}
        <AnswerForms room={room} problem={problem} />
        <ReviewSection room={room} problem={problem?.form === "review" ? problem : null} />
      </div>
      <RoomMessages
        room={room}
        notice={isClosed ? <ClosedNotice /> : null}
        problem={problem?.form === "message" ? problem : null}
      />
    </>
  );
}

function MainButton({ room: { number, status, payUrl, price, archive, review } }: { room: Room }) {
  if (status.action === "pay" && payUrl) return <ButtonLink href={payUrl}>Pay now — {price}</ButtonLink>;
  if (status.action === "download" && archive.count > 0)
    return (
      <ButtonLink variant={review ? "secondary" : "primary"} href={paths.orderArchive(number)} download>
        Download all, {archive.size}
      </ButtonLink>
    );
  return null;
}

const fills = ["fill-fan-a", "fill-fan-b", "fill-fan-c", "fill-fan-b", "fill-fan-d"];
const MAX_BLADES = 50;

/** One blade for each visual; of large orders one for every two. */
function Fan({ visuals: { ordered, delivered } }: { visuals: Room["visuals"] }) {
  if (ordered === 0) return null;
  const perBlade = Math.ceil(ordered / MAX_BLADES);
  const blades = Array.from({ length: Math.ceil(ordered / perBlade) }, (_, index) =>
    index * perBlade < delivered ? (fills[index % fills.length] ?? null) : "blade-open",
  );
  return (
    <div className="room-fan" role="img" aria-label={`${delivered} of ${ordered} visuals delivered.`}>
      <BladeFan blades={blades} hub={62} opens={delivered > 0} className="w-full" />
    </div>
  );
}

import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import loadWidgetScript from "#app/ui/load-widget-script?worker&url";
import { MoreLink } from "#app/ui/more-link.tsx";
import { writeBookingQuery } from "../model/booking-query";
import { describePlace } from "../model/describe-place";
import { meetingKinds } from "../model/kinds";
import { DialHub, MinutesDial } from "./steps/kind-links";
import styles from "./week-board.css?url";
import { type BoardDay, loadWeekBoard } from "./week-board.server";
import { BookingWidget, findWidget } from "./widget";

export { headers } from "./shared-headers";

/** The page that shows this board renders these components at its top. */
export const handle = {
  bookingFrame: true,
  scripts: [loadWidgetScript],
  watches: "availability",
  FirstTime,
  RatherTalk,
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Sending a message from the page around the board does not change the times. */
export const shouldRevalidate = () => false;

export async function loader({ context }: LoaderFunctionArgs) {
  const widget = findWidget(context.env);
  if (widget) return data({ widget, board: null, isClosed: false });
  try {
    const board = await loadWeekBoard(context);
    return data({ widget, board, isClosed: board === null });
  } catch (error) {
    // The page stays useful, because visitors can still send a message.
    context.log.error({ err: error, id: context.requestId }, "free times not read");
    return data({ widget, board: null, isClosed: false }, { headers: { "Cache-Control": "no-store" } });
  }
}

export default function WeekBoard() {
  const { widget, board, isClosed } = useLoaderData<typeof loader>();
  if (isClosed) return null;
  const kind = board?.kind ?? { ...strategyCall, minutes: strategyCall.firstRules.minutes };
  const isStrategyCall = kind.name === strategyCall.name;
  return (
    <section id="strategy-call" className="wrap py-sec" aria-labelledby="strategy-call-title">
      <div className="week-columns">
        <header>
          <div className="week-dial">
            <MinutesDial minutes={kind.minutes} />
            <DialHub minutes={kind.minutes} />
          </div>
          <div>
            <h2 id="strategy-call-title">{isStrategyCall ? "A free strategy call" : kind.name}</h2>
            <p className="mt-3 max-w-[34ch]">
              {isStrategyCall
                ? `Bring one goal. In ${kind.minutes} minutes we’ll map the shortest way there, and you decide what happens next.`
                : kind.description}
            </p>
            {widget ? null : <p className="mt-3 font-bold">{describePlace(kind.place)}</p>}
          </div>
        </header>
        {widget ? (
          <div>
            <BookingWidget {...widget} />
          </div>
        ) : (
          <div className="@container">{board ? <Week board={board} /> : <p className="text-lead">{UNREADABLE}</p>}</div>
        )}
      </div>
    </section>
  );
}

interface TopPartProps {
  board: Board | null;
}

function findFirstTime(board: Board | null) {
  const day = board?.days.find(({ times }) => times.length > 0);
  const first = day?.times[0];
  return board && day && first
    ? { day, time: first.time, address: getTimeUrl(board.kind.id, day.date, first.slot) }
    : null;
}

/** In one column, the form is long, so the first free time is above the form. */
function FirstTime({ board }: TopPartProps) {
  const first = findFirstTime(board);
  if (!first) return null;
  const { weekday, short } = first.day;
  return (
    <p className="first-time">
      <span>
        Next opening for a free {board?.call}, {board?.zone.name}:
      </span>{" "}
      <ButtonLink variant="secondary" small href={first.address}>
        {`${weekday.slice(0, 3)}, ${short}, ${first.time}`}
      </ButtonLink>{" "}
      <MoreLink href="#strategy-call">See all times</MoreLink>
    </p>
  );
}

function RatherTalk({ board }: TopPartProps) {
  const first = findFirstTime(board);
  if (!board || !first) return null;
  return (
    <div className="next-time">
      <h2>Rather talk?</h2>
      <p>
        Next opening for a free {board.call}, {board.zone.name}:
      </p>
      <p>
        <ButtonLink variant="secondary" small href={first.address}>
          {`${first.day.name}, ${first.time}`}
        </ButtonLink>
      </p>
      <MoreLink href="#strategy-call">See all times</MoreLink>
    </div>
  );
}

const getTimeUrl = (kind: string, day: string, slot: string) =>
  `${paths.bookConsultation}${writeBookingQuery({ kind, day, slot })}#who`;

const [, strategyCall] = meetingKinds;

const UNREADABLE = "We can’t show our calendar right now. Write to us above and we’ll find a time that works for you.";

type Board = NonNullable<Awaited<ReturnType<typeof loadWeekBoard>>>;

function Week({ board: { kind, zone, days } }: { board: Board }) {
  return (
    <>
      {days.length > 0 ? (
        <ul className="week">
          {days.map((day) => (
            <Day key={day.date} kind={kind.id} day={day} />
          ))}
        </ul>
      ) : (
        <p className="max-w-[44ch] text-lead">
          We’re fully booked right now. Write to us above and we’ll find a time that works for you.
        </p>
      )}
      <p className="week-zone">
        <span>
          Times are in <b>{zone.name}</b>.
        </span>{" "}
        <MoreLink href={paths.bookConsultation + writeBookingQuery({ kind: kind.id })}>
          See all times and time zones
        </MoreLink>
      </p>
    </>
  );
}

function Day({ kind, day: { date, weekday, short, name, times } }: { kind: string; day: BoardDay }) {
  return (
    <li>
      <h3>
        <span>{weekday}</span> {short}
      </h3>
      {times.length > 0 ? (
        <ul>
          {times.map(({ slot, time }) => (
            <li key={slot}>
              <a href={getTimeUrl(kind, date, slot)} className="time-link">
                <span className="sr-only">{name}, </span>
                {time}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>No times</p>
      )}
    </li>
  );
}

import { Link } from "@remix-run/react";
import { formatHour } from "#app/server/time/formatters";
import { getBookingUrl, getWeekUrl } from "./filters";
import { type Cell, layOutWeek } from "./lay-out-week";
import type { Week } from "./load-week.server";

type Booking = Week["days"][number]["bookings"][number];

/** The lines above the quarters of an hour. */
const rowClasses = ["is-hour", undefined, "is-half-hour", undefined];

/** The week by the hour, so that gaps are easy to see. Narrow windows show a list of days instead. */
export function WeekGridTable({ week }: { week: Week }) {
  const grid = layOutWeek(week.days);
  const back = getWeekUrl(week.monday);
  const nowRow = week.nowMinute === null ? -1 : Math.floor(week.nowMinute / 15) - (grid.hours[0] ?? 0) * 4;
  return (
    <table className="week-grid" aria-labelledby="week-title">
      <colgroup>
        <col className="week-hours" />
        {week.days.map(({ day, isWeekend, bookings }) => (
          <col key={day} className={isWeekend && bookings.length === 0 ? "is-narrow" : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td />
          {week.days.map(({ day, shortName, isToday, isClosed, exceptions, free }) => (
            <th key={day} scope="col" className={isToday ? "is-today" : undefined}>
              <time dateTime={day}>{shortName}</time>
              {isToday ? <span className="sr-only">, today</span> : null}
              {free.length > 0 ? <small>{free.length} open</small> : null}
              {isClosed ? <small>Closed</small> : null}
              {exceptions.map((exception) => (
                <small key={exception}>{exception}</small>
              ))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.hours.flatMap((hour, index) =>
          [0, 1, 2, 3].map((quarter) => (
            <tr key={`${hour} ${quarter}`} className={rowClasses[quarter]}>
              {quarter === 0 ? (
                <th scope="row" rowSpan={4}>
                  {formatHour(hour)}
                </th>
              ) : null}
              {grid.days.map((cells, day) => (
                <GridCell
                  key={week.days[day]?.day}
                  cell={cells[index * 4 + quarter] ?? null}
                  isToday={week.days[day]?.isToday}
                  nowOffset={nowRow - (index * 4 + quarter)}
                  back={back}
                />
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

interface GridCellProps {
  cell: Cell<Booking> | null;
  isToday: boolean | undefined;
  /** Rows from the top of the cell to the current time. Negative above the cell. */
  nowOffset: number;
  back: string;
}

function GridCell({ cell, isToday, nowOffset, back }: GridCellProps) {
  if (!cell) return null;
  const { bookings, span, isFree } = cell;
  const today = isToday ? " is-today" : "";
  const nowLine = isToday && nowOffset >= 0 && nowOffset < span ? <NowLine at={nowOffset} of={span} /> : null;
  if (bookings.length === 0)
    return <td className={`${isFree ? "is-free" : ""}${today}`.trim() || undefined}>{nowLine}</td>;
  return (
    <td rowSpan={span} className={`is-booked${today}`}>
      <div>
        {bookings.map(({ reference, start, end, name, kind, status }) => (
          <Link
            key={reference}
            to={getBookingUrl(reference, back)}
            preventScrollReset
            className={status === "no_show" ? "is-no-show" : undefined}
            data-row={reference}
            title={`${start} – ${end}, ${name}, ${kind}`}
          >
            {start} <b>{name}</b>
            {status === "no_show" ? <small>, no-show</small> : null}
          </Link>
        ))}
      </div>
      {nowLine}
    </td>
  );
}

/** A drawing, because the cell of a meeting covers several rows and has no edge where the line belongs. */
function NowLine({ at, of }: { at: number; of: number }) {
  return (
    <svg className="now-line" viewBox={`0 0 1 ${of}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${at}H1`} />
    </svg>
  );
}

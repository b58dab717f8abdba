import { Link } from "@remix-run/react";
import { getBookingUrl, getWeekUrl } from "./filters";
import type { Week } from "./load-week.server";
import { WeekGridTable } from "./week-grid";

interface WeekViewProps {
  week: Week;
  zone: string;
}

export function WeekView({ week, zone }: WeekViewProps) {
  return (
    <section aria-labelledby="week-title">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="week-title">{week.title}</h2>
        <p className="mr-auto text-ink-2">
          All times are {zone}.
          {week.days.some(({ free }) => free.length > 0) ? (
            <span className="max-lg:hidden"> Open times are lighter.</span>
          ) : null}
        </p>
        <nav className="flex flex-wrap gap-2" aria-label="Weeks">
          <Link className="tool" rel="prev" to={getWeekUrl(week.previous)}>
            Previous<span className="sr-only"> week</span>
          </Link>
          <Link className="tool" to={getWeekUrl(week.today)} aria-current={week.isThisWeek ? "date" : undefined}>
            This week
          </Link>
          <Link className="tool" rel="next" to={getWeekUrl(week.next)}>
            Next<span className="sr-only"> week</span>
          </Link>
        </nav>
      </div>
      <WeekGridTable week={week} />
      <ol className="week">
        {week.days.map((day) => (
          <li key={day.day} className={day.isToday ? "is-today" : undefined}>
            <h3>
              <time dateTime={day.day}>{day.name}</time>
              {day.isToday ? <span className="sr-only">, today</span> : null}
              {day.free.length > 0 ? <small className="font-normal">, {day.free.length} open</small> : null}
            </h3>
            {day.exceptions.map((exception) => (
              <p key={exception} className="week-note">
                {exception}
              </p>
            ))}
            {day.bookings.length === 0 ? <p className="week-none">{day.isClosed ? "Closed" : "No bookings"}</p> : null}
            <ul>
              {day.bookings.map((booking) => (
                <li key={booking.reference}>
                  <Link
                    to={getBookingUrl(booking.reference, getWeekUrl(week.monday))}
                    preventScrollReset
                    className={booking.status === "no_show" ? "is-no-show" : undefined}
                    data-row={booking.reference}
                  >
                    <span>
                      {booking.start} – {booking.end}
                    </span>
                    <b>{booking.name}</b>
                    <small>
                      {booking.kind}
                      {booking.status === "no_show" ? ", no-show" : null}
                    </small>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

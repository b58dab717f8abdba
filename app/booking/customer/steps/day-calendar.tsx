import { type Calendar, type CalendarDay, isAlmostFull } from "#app/booking/model/steps";
import { weekdays } from "#app/booking/model/weekdays";
import { StepLink, type ToStep } from "./step-links";
import { stepIds } from "./use-step-focus";

interface DayCalendarProps {
  calendar: Calendar;
  chosen: string;
  toStep: ToStep;
}

export function DayCalendar({ calendar, chosen, toStep }: DayCalendarProps) {
  const { title, weekdays: shown, weeks, earlier, later } = calendar;
  const toDay = (day: string) => toStep({ day, slot: null });
  return (
    <>
      <table className={shown.length > 5 ? "booking-calendar booking-calendar-wide" : "booking-calendar"}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {shown.map((weekday, index) => (
              <th key={weekday} scope="col">
                <abbr title={weekdays[index]?.name}>{weekday}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <td key={day.date}>
                  {day.free > 0 ? (
                    <StepLink
                      address={toDay(day.date)}
                      at={stepIds.times}
                      aria-current={day.date === chosen ? "date" : undefined}
                    >
                      <DayNumber day={day} />{" "}
                      <span className={isAlmostFull(day.free) ? "booking-free" : "sr-only"}>
                        <span className="sr-only">{day.name}: </span>
                        {day.free} {isAlmostFull(day.free) ? "left" : "open"}
                      </span>
                    </StepLink>
                  ) : (
                    <span className={day.date === chosen ? "booking-no booking-chosen" : "booking-no"}>
                      <DayNumber day={day} /> <span className="booking-free">{day.isPast ? "past" : "none"}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {earlier || later ? (
        <p className="booking-sheets">
          {earlier ? (
            <StepLink address={toDay(earlier)} at={stepIds.times}>
              Earlier days
            </StepLink>
          ) : null}
          {later ? (
            <StepLink address={toDay(later)} at={stepIds.times}>
              Later days
            </StepLink>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

function DayNumber({ day: { number, month } }: { day: CalendarDay }) {
  return (
    <span className="booking-date">
      {month ? <small>{month} </small> : null}
      <b>{number}</b>
    </span>
  );
}

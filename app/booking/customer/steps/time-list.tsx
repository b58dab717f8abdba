import { type ChosenDay, type ChosenSlot, countOpenTimes, isAlmostFull } from "#app/booking/model/steps";
import { StepLink, type ToStep } from "./step-links";
import { stepIds } from "./use-step-focus";

interface TimeListProps {
  day: ChosenDay;
  slot: ChosenSlot | null;
  toStep: ToStep;
}

export function TimeList({ day, slot, toStep }: TimeListProps) {
  const free = countOpenTimes(day);
  return (
    <div className="booking-times">
      <h3>
        {day.name}
        {/* The calendar says this to screen readers. */}
        {isAlmostFull(free) ? <small aria-hidden="true">{free} left</small> : null}
      </h3>
      {day.parts.length === 0 ? <p>No open times on this day. Pick another day.</p> : null}
      {/* Not keyed by the name, which changes with the time zone: a link that is being clicked then must stay in place. */}
      {day.parts.map(({ name, times }) => (
        <div key={times[0]?.slot}>
          <h4>{name}</h4>
          <ul>
            {times.map((offered) => (
              <li key={offered.slot}>
                <StepLink
                  address={toStep({ day: day.date, slot: offered.slot })}
                  at={stepIds.who}
                  className="time-link"
                  aria-current={offered.slot === slot?.slot ? "time" : undefined}
                >
                  {offered.time}
                </StepLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

import { useNavigation } from "@remix-run/react";
import { type ReactNode, useCallback } from "react";
import { type BookingQuery, writeBookingQuery } from "#app/booking/model/booking-query";
import { getFormTitle } from "#app/booking/model/describe-place";
import { describeNotOffered } from "#app/booking/model/kinds";
import type { Steps } from "#app/booking/model/steps";
import { DayCalendar } from "./day-calendar";
import { KindLinks } from "./kind-links";
import { NoFreeTimes } from "./no-free-times";
import type { ToStep } from "./step-links";
import { TimeList } from "./time-list";
import { useBrowserZone } from "./use-browser-zone";
import { stepIds, useStepFocus } from "./use-step-focus";
import { ZoneForm } from "./zone-form";

interface StepsViewProps {
  steps: Steps;
  /** The path of the page with the steps. `more` is the rest of its query. */
  address: string;
  more?: Readonly<Record<string, string>>;
  /** False if a form was returned, because a navigation would lose what was typed. */
  usesBrowserZone: boolean;
  /** True when a meeting is moved, because a moved meeting keeps its kind. */
  withoutKinds?: boolean;
  /** Shows only the last step once a free time is chosen. Its "Change" link brings the other steps back. */
  folds?: boolean;
  /** The text in place of the last step until a time is chosen. */
  placeholder?: string;
  children: (toStep: ToStep) => ReactNode;
}

const none = {};
const pickTimeFirst = "Pick a time above. Then tell us how to reach you.";

export function StepsView(props: StepsViewProps) {
  const {
    steps,
    address,
    more = none,
    usesBrowserZone,
    withoutKinds,
    folds,
    placeholder = pickTimeFirst,
    children,
  } = props;
  const { query, calendar, day, slot } = steps;
  const toStep = useCallback(
    (change: Partial<BookingQuery>) => address + writeBookingQuery({ ...query, ...change }, more),
    [address, query, more],
  );
  useStepFocus(steps);
  useBrowserZone(steps, usesBrowserZone, toStep);
  const isLoading = useNavigation().state !== "idle";
  if (folds && slot?.isFree)
    return (
      <section id={stepIds.who} className="booking-part" aria-labelledby="who-title">
        {children(toStep)}
      </section>
    );
  return (
    <div className="@container">
      {steps.notOffered !== null ? (
        <p className="booking-part booking-waiting mb-4" role="status">
          {describeNotOffered(steps.notOffered)} You can book one of these:
        </p>
      ) : null}
      {withoutKinds ? null : <KindLinks steps={steps} toStep={toStep} />}
      <section
        id={stepIds.times}
        className={withoutKinds ? "booking-part notch notch-bottom" : "booking-part booking-between"}
        aria-labelledby="times-title"
        aria-busy={isLoading || undefined}
      >
        <h2 id="times-title" tabIndex={-1}>
          When works for you?
        </h2>
        {calendar && day ? (
          <div className="booking-days">
            <div>
              <DayCalendar calendar={calendar} chosen={day.date} toStep={toStep} />
            </div>
            <TimeList day={day} slot={slot} toStep={toStep} />
            <ZoneForm steps={steps} address={address} more={more} />
          </div>
        ) : (
          <NoFreeTimes />
        )}
      </section>
      <section id={stepIds.who} className="notch notch-top booking-part" aria-labelledby="who-title">
        {slot ? (
          children(toStep)
        ) : (
          <>
            <h2 id="who-title" className={withoutKinds ? "sr-only" : "text-ink-2"}>
              {withoutKinds ? "Move your booking" : getFormTitle(steps.kind.place)}
            </h2>
            <p className={withoutKinds ? "booking-waiting" : "text-ink-2"}>
              {calendar ? placeholder : "The booking form opens here once you pick a time."}
            </p>
          </>
        )}
      </section>
    </div>
  );
}

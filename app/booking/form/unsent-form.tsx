import { useLocation } from "@remix-run/react";
import { visitSourceField } from "#app/server/forms/visit-source";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/form/error-summary";
import { VisitSourceField } from "../../ui/form/visit-source";
import { readBookingQuery } from "../booking-query";
import type { BookingAnswer } from "./booking-fields";
import { getFormTitle } from "./booking-form";
import { BookingFields } from "./booking-inputs";

/** Keeps what was typed if the times cannot be loaded. It is submitted to the same address, which has the time. */
export function UnsentForm({ answer }: { answer: BookingAnswer | undefined }) {
  const { kind } = readBookingQuery(new URLSearchParams(useLocation().search));
  const problems = answer?.problems.map(({ text }) => ({ text })) ?? [];
  return (
    <section className="booking-part" aria-labelledby="who-title">
      <h2 id="who-title" tabIndex={-1}>
        {getFormTitle(kind)}
      </h2>
      <ErrorSummary title="Your time isn’t booked yet" problems={problems} className="mb-5" />
      <form method="post" noValidate>
        <VisitSourceField name={visitSourceField} initial={answer?.visit} />
        <BookingFields kind={kind} answer={answer} />
        <p className="booking-send">
          <Button>Try again</Button>
        </p>
      </form>
    </section>
  );
}

import type { BookingAnswer } from "#app/booking/model/booking-fields";
import { getFormTitle } from "#app/booking/model/describe-place";
import { visitSourceField } from "#app/server/forms/visit-source";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { VisitSourceField } from "#app/ui/form/visit-source.tsx";
import { BookingFields } from "./booking-inputs";

/** Keeps what was typed if the times cannot be loaded. The form is sent to the same address, which has the time. */
export function UnsentForm({ answer }: { answer: BookingAnswer }) {
  const { place, visit } = answer;
  const problems = answer.problems.map(({ text }) => ({ text }));
  return (
    <section className="booking-part" aria-labelledby="who-title">
      <h2 id="who-title" tabIndex={-1}>
        {getFormTitle(place)}
      </h2>
      <ErrorSummary title="Your time isn’t booked yet" problems={problems} className="mb-5" />
      <form method="post" noValidate>
        <VisitSourceField name={visitSourceField} initial={visit} />
        <BookingFields place={place} values={answer.values} problems={answer.problems} />
        <p className="booking-send wide-buttons">
          <Button>Try again</Button>
        </p>
      </form>
    </section>
  );
}

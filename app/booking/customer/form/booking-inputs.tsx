import { type BookingAnswer, listBookingFields } from "#app/booking/model/booking-fields";
import { DescribedField } from "#app/ui/form/field.tsx";

export function BookingFields({ kind, answer }: { kind: string; answer: BookingAnswer | undefined }) {
  return (
    <div className="booking-fields">
      {listBookingFields(kind).map(([name, field]) => (
        <DescribedField
          key={name}
          field={{ name, ...field }}
          value={answer?.values[name]}
          error={answer?.problems.find(({ field }) => field === name)?.text}
          rows={2}
        />
      ))}
    </div>
  );
}

import { type BookingAnswer, listBookingFields } from "#app/booking/model/booking-fields";
import type { PublicPlace } from "#app/booking/model/describe-place";
import { DescribedField } from "#app/ui/form/field.tsx";

export function BookingFields({ place, answer }: { place: PublicPlace; answer: BookingAnswer | undefined }) {
  return (
    <div className="booking-fields">
      {listBookingFields(place).map(([name, field]) => (
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

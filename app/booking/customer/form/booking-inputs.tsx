import { type BookingProblem, type BookingValues, listBookingFields } from "#app/booking/model/booking-fields";
import type { PublicPlace } from "#app/booking/model/describe-place";
import { DescribedField } from "#app/ui/form/field.tsx";

interface BookingFieldsProps {
  place: PublicPlace;
  values: BookingValues | undefined;
  problems: BookingProblem[];
}

export function BookingFields({ place, values, problems }: BookingFieldsProps) {
  return (
    <div className="booking-fields">
      {listBookingFields(place).map(([name, field]) => (
        <DescribedField
          key={name}
          field={{ name, ...field }}
          value={values?.[name]}
          error={problems.find(({ field }) => field === name)?.text}
          rows={2}
        />
      ))}
    </div>
  );
}

import { type BookingAnswer, listBookingFields } from "#app/booking/model/booking-fields";
import { Field, TextArea } from "#app/ui/form/field.tsx";

export function BookingFields({ kind, answer }: { kind: string; answer: BookingAnswer | undefined }) {
  return (
    <div className="booking-fields">
      {listBookingFields(kind).map(([name, { label, limit, type = "text", autoComplete, hint, required }]) => {
        const text = {
          label,
          name,
          hint,
          error: answer?.problems.find(({ field }) => field === name)?.text,
          required: Boolean(required),
          optional: !required,
          autoComplete,
          defaultValue: answer?.values[name],
          maxLength: limit,
        };
        return name === "note" ? (
          <TextArea key={name} {...text} rows={2} />
        ) : (
          <Field key={name} {...text} type={type} />
        );
      })}
    </div>
  );
}

import { Field, TextArea } from "../../ui/form/field";
import { type BookingAnswer, listBookingFields } from "./booking-fields";

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

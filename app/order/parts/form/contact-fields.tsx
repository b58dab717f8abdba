import type { OrderField, OrderValues } from "#app/order/model/form-state";
import { contactEntries } from "#app/order/model/order-fields";
import { DescribedField } from "#app/ui/form/field.tsx";

interface ContactFieldsProps {
  initial: OrderValues;
  errorOf: (field: OrderField) => string | undefined;
}

export function ContactFields({ initial, errorOf }: ContactFieldsProps) {
  return (
    <fieldset>
      <legend>Your details</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-8 gap-y-4 md:gap-y-6">
        {contactEntries.map(([key, field]) => (
          <DescribedField key={key} field={field} value={initial[key]} error={errorOf(key)} />
        ))}
      </div>
    </fieldset>
  );
}

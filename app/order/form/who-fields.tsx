import { Field } from "../../ui/form/field";
import { limits } from "../packages";
import { fields, type OrderField, type OrderValues } from "./form-state";

interface WhoFieldsProps {
  start: OrderValues;
  errorOf: (field: OrderField) => string | undefined;
}

/** Who orders. */
export function WhoFields({ start, errorOf }: WhoFieldsProps) {
  return (
    <fieldset>
      <legend>Who is it for</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-8 gap-y-6">
        <Field
          label="Full name"
          name={fields.fullName}
          autoComplete="name"
          required
          maxLength={limits.fullName}
          defaultValue={start.fullName}
          error={errorOf("fullName")}
        />
        <Field
          label="Email"
          name={fields.email}
          type="email"
          autoComplete="email"
          required
          maxLength={limits.email}
          defaultValue={start.email}
          error={errorOf("email")}
        />
        <Field
          label="Phone"
          name={fields.phone}
          type="tel"
          autoComplete="tel"
          optional
          maxLength={limits.phone}
          defaultValue={start.phone}
          error={errorOf("phone")}
        />
        <Field
          label="Business name"
          name={fields.businessName}
          autoComplete="organization"
          optional
          maxLength={limits.businessName}
          defaultValue={start.businessName}
          error={errorOf("businessName")}
        />
      </div>
    </fieldset>
  );
}

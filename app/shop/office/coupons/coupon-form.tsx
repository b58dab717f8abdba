import { Form } from "@remix-run/react";
import { ErrorSummary } from "../../../ui/form/error-summary";
import { Field, FieldError } from "../../../ui/form/field";
import { scopes } from "./coupon-texts";
import type { RefusedCoupon } from "./receive-coupon-post.server";

export function CouponForm({ refused }: { refused: RefusedCoupon | undefined }) {
  const { values = {}, errors = {} } = refused ?? {};
  const getFieldProps = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
    autoComplete: "off",
  });
  const problems = Object.entries(errors).map(([name, text]) => ({ href: `#${name}`, text }));
  return (
    <section className="bg-paper px-3 pt-4 pb-5 sm:px-5" aria-labelledby="new-coupon">
      <h2 id="new-coupon">New coupon</h2>
      <p className="mt-1 mb-3 max-w-[60ch] text-ink-2">
        At least 50 cents are left to pay. Where a payment link is set, create the same code as a promotion code with
        the payment provider too, because its page takes the discount off.
      </p>
      {refused ? (
        <ErrorSummary className="my-4" title="Nothing is created yet. Please correct:" problems={problems} />
      ) : null}
      <Form method="post" preventScrollReset noValidate>
        <input type="hidden" name="intent" value="create_coupon" />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-5 gap-y-4">
          <Field
            {...getFieldProps("code")}
            label="Code"
            required
            hint="3 to 24 letters, digits or hyphens."
            maxLength={40}
          />
          <Field {...getFieldProps("discount")} label="Takes off" required hint="Such as 25% or $10." maxLength={12} />
          <ScopeField value={values.applies_to} error={errors.applies_to} />
          <Field {...getFieldProps("usage_limit")} label="Uses" optional inputMode="numeric" hint="Empty: no limit." />
          <Field {...getFieldProps("first_day")} label="First day" type="date" optional />
          <Field {...getFieldProps("last_day")} label="Last day" type="date" optional />
          <Field {...getFieldProps("note")} label="Note" optional hint="Only the office sees it." maxLength={200} />
        </div>
        <button type="submit" className="tool tool-solid mt-4">
          Create the coupon
        </button>
      </Form>
    </section>
  );
}

function ScopeField({ value, error }: { value: string | undefined; error: string | undefined }) {
  return (
    <div>
      <label htmlFor="applies_to" className="mb-1.5 block font-bold">
        For<span aria-hidden="true"> *</span>
      </label>
      <select
        id="applies_to"
        name="applies_to"
        defaultValue={value ?? "everything"}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "applies_to-error" : undefined}
      >
        {scopes.map((scope) => (
          <option key={scope.value} value={scope.value}>
            {scope.label}
          </option>
        ))}
      </select>
      {error ? <FieldError id="applies_to-error">{error}</FieldError> : null}
    </div>
  );
}

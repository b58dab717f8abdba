import { Form } from "@remix-run/react";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field, SelectField } from "#app/ui/form/field.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";
import { scopes, type TermName, type Terms, termLabels } from "./coupon-texts";
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
        Customers always pay at least 50 cents. For anything sold through a payment link, create the same code with the
        payment provider, too: its page takes the discount off.
      </p>
      {problems.length > 0 ? (
        <ErrorSummary className="my-4" title="We haven’t created it yet. Please correct:" problems={problems} />
      ) : null}
      <Form method="post" preventScrollReset noValidate>
        <input type="hidden" name="intent" value="create_coupon" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <Field
            {...getFieldProps("code")}
            label="Code"
            required
            hint="3 to 24 letters, digits or hyphens."
            maxLength={40}
          />
          <Field
            {...getFieldProps("discount")}
            label="Discount"
            required
            hint="A percentage such as 25%, or an amount such as $10."
            maxLength={12}
          />
          <TermFields values={values} errors={errors} />
        </div>
        <button type="submit" className="tool tool-solid mt-4">
          Create the coupon
        </button>
      </Form>
    </section>
  );
}

interface TermFieldsProps {
  values: Partial<Terms>;
  errors: Record<string, string>;
}

export function TermFields({ values, errors }: TermFieldsProps) {
  const getProps = (name: TermName) => ({
    ...{ name, label: termLabels[name], defaultValue: values[name], error: errors[name], autoComplete: "off" },
    optional: true,
  });
  return (
    <>
      <ScopeField value={values.applies_to} error={errors.applies_to} />
      <Field
        {...getProps("usage_limit")}
        inputMode="numeric"
        hint="How many times customers can use it. Leave empty for no limit."
      />
      <Field {...getProps("first_day")} type="date" />
      <Field {...getProps("last_day")} type="date" />
      <Field
        {...getProps("note")}
        className="col-[1/-1] lg:max-w-2xl"
        hint="Only your team sees this."
        maxLength={200}
      />
    </>
  );
}

function ScopeField({ value, error }: { value: string | undefined; error: string | undefined }) {
  const label = (
    <>
      For<span aria-hidden="true"> *</span>
    </>
  );
  return (
    <SelectField name="applies_to" label={label} defaultValue={value ?? "everything"} error={error}>
      <SelectOptions options={scopes} />
    </SelectField>
  );
}

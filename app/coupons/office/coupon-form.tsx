import { Form } from "@remix-run/react";
import { DEFAULT_CURRENCY, getSmallestCharge } from "#app/server/money/currency";
import { formatMoney } from "#app/server/text/money";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";
import { useCurrency } from "#app/ui/use-site";
import { type FieldName, fieldNames, getField } from "./coupon-fields";
import type { RefusedCoupon } from "./receive-coupon-post.server";

export function CouponForm({ refused }: { refused: RefusedCoupon | undefined }) {
  const { values = {}, errors = {} } = refused ?? {};
  const currency = useCurrency();
  const cents = getSmallestCharge(currency);
  const smallest = currency === DEFAULT_CURRENCY ? `${cents} cents` : formatMoney(cents, currency);
  const problems = Object.entries(errors).map(([name, text]) => ({ href: `#${name}`, text }));
  return (
    <section className="panel" aria-labelledby="new-coupon">
      <h2 id="new-coupon">New coupon</h2>
      <p className="mt-1 mb-3 max-w-[60ch] text-ink-2">
        Customers always pay at least {smallest}. Selling through a payment link? Create the same code at your payment
        provider, too. The discount is taken off there.
      </p>
      {problems.length > 0 ? (
        <ErrorSummary className="my-4" title="We haven’t created it yet. Fix this:" problems={problems} />
      ) : null}
      <Form method="post" preventScrollReset noValidate>
        <input type="hidden" name="intent" value="create_coupon" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <CouponFields names={fieldNames} values={values} errors={errors} />
        </div>
        <button type="submit" className="tool tool-solid mt-4">
          Create the coupon
        </button>
      </Form>
    </section>
  );
}

interface CouponFieldsProps {
  names: readonly FieldName[];
  values: Partial<Record<FieldName, string>>;
  errors: Record<string, string>;
}

export function CouponFields({ names, values, errors }: CouponFieldsProps) {
  const currency = useCurrency();
  return names.map((name) => {
    const { label, required, hint, options, input, isWide } = getField(name, currency);
    const props = { name, label, hint, required, error: errors[name] };
    return options ? (
      <SelectField key={name} {...props} defaultValue={values[name] ?? options[0]?.value}>
        <SelectOptions options={options} />
      </SelectField>
    ) : (
      <Field
        key={name}
        {...props}
        optional={!required}
        defaultValue={values[name]}
        autoComplete="off"
        className={isWide && "sm:col-span-2"}
        {...input}
      />
    );
  });
}

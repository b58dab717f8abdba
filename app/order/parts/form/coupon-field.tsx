import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { fields } from "#app/order/model/form-state";
import type { AppliedCoupon } from "#app/order/model/packages";
import { paths } from "#app/paths";
import { formatMoney } from "#app/server/text/money";
import { Button } from "#app/ui/button.tsx";
import { DefaultSubmit } from "#app/ui/form/default-submit.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { useCurrency } from "#app/ui/use-site";
import type { CouponState } from "./use-coupon";

interface CouponFieldProps extends Pick<CouponState, "applied" | "isBusy" | "apply"> {
  initial: string;
  typed: string;
  error?: string;
}

/** Without JavaScript, the returned page opens at the field. */
const applyTo = `${paths.visualDesign}#${fields.coupon}`;

export function CouponField({ initial, typed, error, applied, isBusy, apply }: CouponFieldProps) {
  const [isOpen, setIsOpen] = useState(Boolean(initial || error));
  const isUsed = typed !== "";
  useEffect(() => {
    if (isUsed || error) setIsOpen(true);
  }, [isUsed, error]);
  const applyInPlace = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <details
      className="order-coupon for-packages"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>Have a coupon code?</summary>
      <DefaultSubmit label="Continue" />
      <div className="grid grid-flow-dense grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 [&_:is(label,p)]:col-span-2">
        <Field
          className="contents"
          label="Coupon code"
          name={fields.coupon}
          optional
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={initial}
          hint={applied ? <Saving coupon={applied} /> : "Press Apply to see your price."}
          error={error}
          onKeyDown={(event) => (event.key === "Enter" ? applyInPlace(event) : undefined)}
        />
        <Button
          variant="secondary"
          name={fields.applyCoupon}
          value="1"
          formAction={applyTo}
          busy={isBusy}
          onClick={applyInPlace}
        >
          Apply
        </Button>
      </div>
      {applied ? <input type="hidden" name={fields.appliedCoupon} value={applied.code} /> : null}
    </details>
  );
}

function Saving({ coupon: { code, percent, amountCents } }: { coupon: AppliedCoupon }) {
  const currency = useCurrency();
  const saving = percent === null ? formatMoney(amountCents ?? 0, currency) : `${percent}%`;
  return (
    <span role="status" className="font-semibold text-ink">
      {code} takes {saving} off.
    </span>
  );
}

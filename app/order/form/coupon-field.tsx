import { useEffect, useState } from "react";
import { Field } from "../../ui/form/field";
import { fields } from "./form-state";

interface CouponFieldProps {
  initial: string;
  typed: string;
  error?: string;
}

export function CouponField({ initial, typed, error }: CouponFieldProps) {
  const [isOpen, setIsOpen] = useState(Boolean(initial || error));
  const isUsed = typed !== "";
  useEffect(() => {
    if (isUsed || error) setIsOpen(true);
  }, [isUsed, error]);
  return (
    <details
      className="order-coupon for-packages"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>Have a coupon code?</summary>
      <Field
        label="Coupon code"
        name={fields.coupon}
        optional
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={initial}
        hint="We check it when you continue, and you pay the lower price."
        error={error}
      />
    </details>
  );
}

import { paths } from "#app/paths";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import type { ProductView } from "./load-product.server";

type CouponFieldProps = Pick<ProductView, "slug" | "coupon">;

export function CouponField({ slug, coupon }: CouponFieldProps) {
  return (
    <details className="product-coupon" open={coupon !== null}>
      <summary>Have a coupon code?</summary>
      <form method="get" action={`${paths.product(slug)}#coupon`}>
        <Field
          label="Coupon code"
          name="coupon"
          defaultValue={coupon?.code}
          error={coupon?.problem}
          hint={coupon?.saving ? <Saving coupon={coupon} /> : null}
          maxLength={24}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button variant="secondary">Apply</Button>
      </form>
    </details>
  );
}

// The page opens at the field, so that screen readers read this with it.
function Saving({ coupon: { code, saving, price } }: { coupon: NonNullable<ProductView["coupon"]> }) {
  return (
    <span className="text-base font-semibold text-ink">
      {code} takes {saving} off. Pay {price} at the checkout.
    </span>
  );
}

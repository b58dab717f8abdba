import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { Offer } from "../buy/blueprint-offer.server";

interface BuyButtonProps {
  offer: NonNullable<Offer>;
  wide?: boolean;
  small?: boolean;
  tone?: "hot" | "palm";
  /** -1 if the Tab key leaves the button out, because the same button follows and may cover this one. */
  tabIndex?: -1;
}

/** Where no checkout is configured, the button answers that payment is not connected (specification section 8). */
export function BuyButton({ offer: { href, price, isFree }, tone = "palm", ...style }: BuyButtonProps) {
  const label = isFree ? "Download the Blueprint" : `Get the Blueprint\u00a0— ${price}`;
  if (href)
    return (
      <ButtonLink tone={tone} {...style} href={href} rel="nofollow">
        {label}
      </ButtonLink>
    );
  return (
    <form method="post" action={paths.blueprint} data-not-connected="">
      <Button tone={tone} {...style}>
        {label}
      </Button>
    </form>
  );
}

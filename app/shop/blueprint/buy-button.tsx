import { paths } from "#app/paths";
import { Button, ButtonLink } from "../../ui/button";
import { offer } from "./offer";

interface BuyButtonProps {
  /** Null where no checkout is configured; the button then answers that payment is not connected. */
  checkout: string | null;
  wide?: boolean;
}

export function BuyButton({ checkout, wide }: BuyButtonProps) {
  const label = `Get the Blueprint\u00a0—\u00a0$${offer.price}`;
  if (checkout)
    return (
      <ButtonLink tone="palm" wide={wide} href={checkout}>
        {label}
      </ButtonLink>
    );
  return (
    <form method="post" action={paths.blueprint} data-not-connected="">
      <Button tone="palm" wide={wide}>
        {label}
      </Button>
    </form>
  );
}

import { paths } from "#app/paths";
import { Button, ButtonLink } from "../../ui/button";
import { offer } from "./offer";

interface BuyButtonProps {
  /** The configured checkout, or null: then a post, or the page's script, answers that there is none. */
  checkout: string | null;
  wide?: boolean;
}

/** The button: a link where there is something to pay at, else a form. */
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

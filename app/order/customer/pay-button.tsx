import { ButtonLink } from "#app/ui/button.tsx";
import type { CustomerPage } from "./load-customer-page.server";

interface PayButtonProps extends Pick<CustomerPage, "payUrl" | "quote" | "due"> {
  variant?: "secondary";
}

export function PayButton({ payUrl, quote, due, variant }: PayButtonProps) {
  return payUrl ? (
    <ButtonLink variant={variant} href={payUrl}>
      {quote?.part === "deposit" ? "Pay the deposit" : "Pay now"} — {due}
    </ButtonLink>
  ) : null;
}

import { ButtonLink } from "#app/ui/button.tsx";
import { useInView } from "./live/use-in-view";
import type { CustomerPage } from "./load-customer-page.server";

interface PayButtonProps extends Pick<CustomerPage, "payUrl" | "quote" | "due"> {
  /** Whether it repeats another one, which the Tab key reaches. */
  isRepeated?: boolean;
}

export function PayButton({ payUrl, quote, due, isRepeated = false }: PayButtonProps) {
  return payUrl ? (
    <ButtonLink href={payUrl} tabIndex={isRepeated ? -1 : undefined}>
      {quote?.part === "deposit" ? "Pay the deposit" : "Pay now"} — {due}
    </ButtonLink>
  ) : null;
}

/** On a phone, the button stays in view below the element that has the first one. */
export function PayStrip({ customerPage, belowId }: { customerPage: CustomerPage; belowId: string }) {
  const isFirstInView = useInView(belowId, "0px");
  if (isFirstInView !== false) return null;
  return (
    <nav className="customer-strip customer-pay-strip" aria-label="Your payment">
      <PayButton {...customerPage} isRepeated />
    </nav>
  );
}

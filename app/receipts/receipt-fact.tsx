import { Fact } from "../ui/list/ticket/record-ticket";
import type { ReceiptLink } from "./list-receipt-links.server";

export function ReceiptFact({ receipts }: { receipts: readonly ReceiptLink[] }) {
  if (receipts.length === 0) return null;
  return (
    <Fact label={receipts.length === 1 ? "Document" : "Documents"}>
      {receipts.map(({ label, href }) => (
        <a key={href} href={href} className="touch-link mr-4">
          {label}
        </a>
      ))}
    </Fact>
  );
}

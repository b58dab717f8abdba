import type { ReceiptLink } from "./list-receipt-links.server";

export function ReceiptLinks({ receipts, className = "" }: { receipts: readonly ReceiptLink[]; className?: string }) {
  if (receipts.length === 0) return null;
  return (
    <ul className={className}>
      {receipts.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center font-semibold">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

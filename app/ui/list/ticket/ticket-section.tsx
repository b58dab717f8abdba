import type { ReactNode } from "react";

export function TicketSection({
  title,
  count,
  open,
  children,
}: {
  title: string;
  count: number;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <section>
      <details className="ticket-section" open={open || undefined}>
        <summary>
          <h3>{title}</h3> <small>{count}</small>
        </summary>
        {children}
      </details>
    </section>
  );
}

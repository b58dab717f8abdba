import type { ReactNode } from "react";

/** A section that is closed unless something in it needs attention. */
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
      <details className="ticket-fold" open={open || undefined}>
        <summary>
          <h3>{title}</h3> <small>{count}</small>
        </summary>
        {children}
      </details>
    </section>
  );
}

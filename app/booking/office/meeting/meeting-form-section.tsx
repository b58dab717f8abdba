import type { ReactNode } from "react";

interface MeetingFormSectionProps {
  id: string;
  title: string;
  open: boolean;
  children: ReactNode;
}

export function MeetingFormSection({ id, title, open, children }: MeetingFormSectionProps) {
  return (
    <section aria-labelledby={id}>
      <details className="ticket-section" open={open || undefined}>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}

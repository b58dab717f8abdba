import type { ReactNode } from "react";

interface MeetingFormSectionProps {
  id: string;
  title: string;
  /** True after the form was refused. */
  open: boolean;
  children: ReactNode;
}

/** A form that changes the meeting, closed until somebody opens it. */
export function MeetingFormSection({ id, title, open, children }: MeetingFormSectionProps) {
  return (
    <section aria-labelledby={id}>
      <details className="ticket-fold" open={open || undefined}>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}

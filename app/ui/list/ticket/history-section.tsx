import { TicketSection } from "./ticket-section";

const MAX_OPEN_ENTRIES = 8;

interface HistoryEntry {
  id: string;
  at: string;
  actor: string;
  text: string;
  detail: string | null;
}

export function HistorySection({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <TicketSection title="History" count={history.length} open={history.length <= MAX_OPEN_ENTRIES}>
      <ol className="grid gap-[0.6rem]">
        {history.map(({ id, at, actor, text, detail }) => (
          <li key={id}>
            <p className="wrap-anywhere">
              {text}
              {detail ? <q className="block text-ink-2">{detail}</q> : null}
            </p>
            <small className="block">
              {at}, {actor}
            </small>
          </li>
        ))}
      </ol>
    </TicketSection>
  );
}

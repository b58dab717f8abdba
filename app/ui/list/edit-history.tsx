import { Form } from "@remix-run/react";
import type { ShownEdit } from "./shown-edit";

interface EditHistoryProps {
  edits: readonly ShownEdit[];
  empty?: string;
  /** Not set if nothing can be undone here. */
  intent?: string;
}

export function EditHistory({ edits, empty, intent: usual }: EditHistoryProps) {
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history">History</h2>
      {empty && edits.length === 0 ? <p className="mt-1 text-ink-2">{empty}</p> : null}
      <ol className="mt-2 grid gap-4">
        {edits.map(({ id, at, actor, title, changes, isCurrent, intent = usual }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 wrap-anywhere">
              {title ? <p className="font-semibold">{title}</p> : null}
              <dl>
                {changes.map(({ label, before, after }) => (
                  <div key={label}>
                    <dt className="inline font-semibold">{label}: </dt>
                    <dd className="inline whitespace-pre-line">
                      {after || "Empty"} <span className="text-ink-2">(before: {before || "empty"})</span>
                    </dd>
                  </div>
                ))}
              </dl>
              <small className="block text-ink-2">
                {at}, {actor}
              </small>
            </div>
            {isCurrent ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="edit" value={id} />
                <button type="submit" className="tool" name="intent" value={intent}>
                  Undo<span className="sr-only"> the change of {at}</span>
                </button>
              </Form>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

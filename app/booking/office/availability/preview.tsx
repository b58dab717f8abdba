import type { PreviewDay } from "./preview.server";

interface PreviewProps {
  preview: PreviewDay[];
  /** The kinds that visitors can book. */
  kinds: { id: string; name: string }[];
  zone: string;
}

export function Preview({ preview, kinds, zone }: PreviewProps) {
  return (
    <section className="relative overflow-x-auto panel xl:border-t-0" aria-labelledby="preview-title">
      <h2 id="preview-title">The next two weeks</h2>
      <p className="mt-1 mb-3 text-ink-2">Times that visitors can book now, in {zone}.</p>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            <th scope="col" className="border-b border-line-2 py-1 pr-2 font-semibold text-ink-2">
              Day
            </th>
            {kinds.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                className="border-b border-line-2 px-1 py-1 text-right align-bottom font-semibold text-ink-2 last:pr-0 sm:px-2"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map(({ day, name, holiday, kinds: times }) => (
            <tr key={day} className="align-baseline">
              <th scope="row" className="border-b border-line py-1.5 pr-2 whitespace-nowrap">
                {name}
                {holiday ? <small className="block font-normal text-fine text-ink-2">{holiday}</small> : null}
              </th>
              {times.map((ofKind, index) => (
                <td
                  key={kinds[index]?.id}
                  className="border-b border-line px-1 py-1.5 text-right tabular-nums last:pr-0 sm:px-2"
                >
                  {ofKind.length === 0 ? (
                    <span className="flex min-h-6 items-center justify-end text-ink-2">None</span>
                  ) : (
                    <FreeTimes times={ofKind} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FreeTimes({ times }: { times: string[] }) {
  return (
    <details className="fold">
      <summary className="min-h-6! justify-end whitespace-nowrap">
        {times.length}
        <span className="sr-only"> {times.length === 1 ? "time" : "times"}</span>
      </summary>
      <ul className="pt-1">
        {times.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
    </details>
  );
}

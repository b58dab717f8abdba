import type { PreviewDay } from "./preview.server";

interface PreviewProps {
  preview: PreviewDay[];
  /** The kinds that visitors can book. */
  kinds: { id: string; name: string }[];
  zone: string;
}

export function Preview({ preview, kinds, zone }: PreviewProps) {
  return (
    <section className="relative overflow-x-auto panel" aria-labelledby="preview-title">
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
          {preview.map((day) => (
            <DayRows key={day.day} {...day} names={kinds.map(({ name }) => name)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DayRows({ name, holiday, isClosed, kinds, names }: PreviewDay & { names: string[] }) {
  const lists = mergeLists(kinds, names);
  return (
    <>
      <tr className="align-baseline">
        <th scope="row" className="border-b border-line py-1.5 pr-2 whitespace-nowrap max-lg:py-0">
          {/* Empty: it opens the row below, which is as wide as the table. */}
          {lists.length > 0 ? (
            <details className="fold">
              <summary className="min-h-6! max-lg:min-h-11!">{name}</summary>
            </details>
          ) : (
            <span className="flex min-h-6 items-center max-lg:min-h-11">{name}</span>
          )}
          {holiday ? <small className="block font-normal text-fine text-ink-2">{holiday}</small> : null}
        </th>
        {kinds.map((times, index) => (
          <td key={names[index]} className="border-b border-line px-1 py-1.5 text-right tabular-nums last:pr-0 sm:px-2">
            {times.length === 0 ? <span className="text-ink-2">{isClosed ? "Closed" : "None"}</span> : times.length}
            <span className="sr-only">{times.length === 0 ? "" : times.length === 1 ? " time" : " times"}</span>
          </td>
        ))}
      </tr>
      {lists.length > 0 ? (
        <tr className="hidden [tr:has([open])+&]:table-row">
          <td colSpan={kinds.length + 1} className="border-b border-line py-2">
            {lists.map(({ title, times }, index) => (
              <section key={title} className={index > 0 ? "mt-3" : undefined}>
                {lists.length > 1 ? (
                  <h3 className="mb-1 font-text text-fine font-semibold text-ink-2">{title}</h3>
                ) : null}
                <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-x-3 gap-y-1 tabular-nums">
                  {times.map((time) => (
                    <li key={time}>{time}</li>
                  ))}
                </ul>
              </section>
            ))}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Kinds with the same times share a list. */
function mergeLists(kinds: string[][], names: string[]) {
  const lists = new Map<string, { of: string[]; times: string[] }>();
  for (const [index, times] of kinds.entries()) {
    const of = lists.get(times.join())?.of ?? [];
    if (times.length > 0) lists.set(times.join(), { of: [...of, names[index] ?? ""], times });
  }
  return [...lists.values()].map(({ of, times }) => ({ title: new Intl.ListFormat("en-US").format(of), times }));
}

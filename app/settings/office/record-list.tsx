import { Link, useActionData } from "@remix-run/react";
import type { Flash } from "#app/server/http/flash.server";
import { addArticle } from "#app/server/setting-form";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { SettingsHead } from "#app/ui/list/settings-head.tsx";
import type { RecordList as Loaded } from "./load-section.server";
import { RecordTable } from "./record-table";
import type { ReturnedText } from "./returned-settings";

export function RecordList({ title, description, noun, table, records, newHref }: Loaded) {
  const answer = useActionData<ReturnedText | Flash>();
  const headings = table ? [] : [...new Set(records.map(({ heading }) => heading))];
  return (
    <>
      <SettingsHead title={title} text={description}>
        {newHref ? (
          <Link className="tool tool-solid" to={newHref}>
            Add {addArticle(noun)}
          </Link>
        ) : null}
      </SettingsHead>
      {records.length === 0 ? <p className="mt-5">There’s no {noun} yet.</p> : null}
      <RecordTable
        title={title}
        table={table}
        records={records}
        returned={answer && "record" in answer ? answer : undefined}
      />
      {headings.map((heading) => (
        <RecordCards key={heading} heading={heading} records={records.filter((record) => record.heading === heading)} />
      ))}
      <AnswerToast answer={answer} />
    </>
  );
}

function RecordCards({ heading, records }: Pick<Loaded, "records"> & { heading: string }) {
  const Name = heading ? "h3" : "h2";
  return (
    <>
      {heading ? <h2 className="mt-8">{heading}</h2> : null}
      <ul className={`${heading ? "mt-3" : "mt-5"} grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-4`}>
        {records.map(({ key, name, badge, picture, summary, href }) => (
          <li key={key} className="panel flex gap-4 wrap-anywhere">
            {picture ? (
              <img className="size-20 shrink-0 bg-ground object-contain p-1" src={picture} alt="" loading="lazy" />
            ) : null}
            <div className="min-w-0">
              <Name className="font-text text-base font-bold">
                <Link to={href}>{name}</Link> {badge ? <em className="badge ml-1 not-italic">{badge}</em> : null}
              </Name>
              <p className="mt-1">{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

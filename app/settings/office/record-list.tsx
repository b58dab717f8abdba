import { Link, useActionData } from "@remix-run/react";
import type { Flash } from "#app/server/http/flash.server";
import { addArticle } from "#app/server/setting-form";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { SettingsHead } from "#app/ui/list/settings-head.tsx";
import { GroupLinks, nameGroup } from "./card-group";
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
      {headings.length > 1 ? <GroupLinks titles={headings} className="lg:sticky lg:top-0 lg:z-1" /> : null}
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
  const hasPictures = records.some(({ picture }) => picture);
  return (
    <>
      {heading ? (
        <h2 id={nameGroup(heading)} className="mt-7 scroll-mt-4 lg:scroll-mt-14">
          {heading} <span className="font-text text-base font-normal text-ink-2">{records.length}</span>
        </h2>
      ) : null}
      <ul
        className={
          hasPictures ? pictureClasses.list : "mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-4"
        }
      >
        {records.map(({ key, name, badge, picture, summary, href }) => (
          <li key={key} className={hasPictures ? pictureClasses.item : "panel relative wrap-anywhere hover:bg-ground"}>
            {picture ? (
              <span className="flex size-14 shrink-0 items-center justify-center sm:h-32 sm:w-full sm:items-end sm:justify-start xl:h-36">
                <img className="max-h-full max-w-full border border-line-2/60" src={picture} alt="" loading="lazy" />
              </span>
            ) : null}
            <div className="min-w-0">
              <Name className="font-text text-[0.9375rem]/snug font-bold">
                <Link to={href} className="after:absolute after:inset-0">
                  {name}
                </Link>{" "}
                {badge ? <em className="badge ml-1 not-italic">{badge}</em> : null}
              </Name>
              <p className={hasPictures ? "text-ink-2" : "mt-1"}>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

// One sheet. The clip hides the first line of each row and column.
const pictureClasses = {
  list: "mt-2 grid grid-cols-[minmax(0,1fr)] overflow-clip border-t-[3px] border-ink bg-paper sm:grid-cols-3 xl:grid-cols-6",
  item: "relative -mt-px flex items-center gap-3 border-t border-line px-3 py-2 wrap-anywhere hover:bg-ground sm:-ml-px sm:flex-col sm:items-start sm:border-l sm:p-4",
};

import { Link } from "@remix-run/react";
import { officeScreens } from "../office-screens";
import { paths } from "../paths";
import { openRow } from "../ui/list/open-row";
import { StatusMark } from "../ui/marks/status-mark";
import type { VitalRow, VitalsOfPage } from "./list-vitals.server";
import { getDaysUrl, nameScreen } from "./page-names";
import { findWorst, formatValue, metrics, rateNewest, ratings } from "./rating";
import { Sparkline } from "./sparkline";

// The other screens are the fastest, and a longer list would be hard to read.
const SHOWN = 24;

const SHOWN_IF_ALL_GOOD = 8;

export function VitalsTables({ pages, open }: { pages: readonly VitalsOfPage[]; open: string | undefined }) {
  const isAllGood = pages.every(({ rows }) => rows.every((row) => (rateNewest(row)?.rating ?? "good") === "good"));
  const shown = isAllGood ? SHOWN_IF_ALL_GOOD : SHOWN;
  const others = pages.slice(shown);
  return (
    <>
      <VitalsTable pages={pages.slice(0, shown)} open={open} />
      {others.length > 0 ? (
        <details className="fold mt-2" open={others.some(({ page }) => page === open) || undefined}>
          <summary>{others.length === 1 ? "The fastest screen" : `The ${others.length} fastest screens`}</summary>
          <VitalsTable pages={others} open={open} />
        </details>
      ) : null}
    </>
  );
}

function VitalsTable({ pages: listed, open }: { pages: readonly VitalsOfPage[]; open: string | undefined }) {
  const pages = listed.map(({ page, rows }) => ({ page, rows, worst: findWorst(rows) }));
  return (
    <table className="vitals">
      <thead>
        <tr>
          <th scope="col">Screen</th>
          {metrics.map(({ metric, name, good, fair }) => (
            <th scope="col" key={metric}>
              {metric} <span>{name}</span> <small>good up to {formatValue(metric, good)}</small>{" "}
              <small>poor above {formatValue(metric, fair)}</small>
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link in each row is for the keyboard */}
      <tbody onClick={openRow}>
        {pages.map(({ page, rows, worst }) => (
          <tr key={page}>
            <th scope="row">
              <Link to={getDaysUrl(page)} className="records-open" aria-current={page === open || undefined}>
                {nameScreen(page)}
                <span className="sr-only">, day by day</span>
              </Link>
            </th>
            {rows.map((row) => (
              <Vital key={row.metric} row={row} isWorst={row === worst} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Vital({ row: { metric, days }, isWorst }: { row: VitalRow; isWorst: boolean }) {
  const newest = rateNewest({ metric, days });
  if (!newest)
    return (
      <td className="text-ink-2">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not measured</span>
      </td>
    );
  const { value, rating } = newest;
  return (
    <td className={isWorst ? "font-bold" : undefined}>
      <span className={`vital vital-${rating}`}>
        <StatusMark {...ratings[rating].mark} />
        <span>
          {formatValue(metric, value)}
          <span className="sr-only"> {ratings[rating].label}</span>
        </span>
        <Sparkline metric={metric} days={days} />
      </span>
    </td>
  );
}

export function UnmeasuredScreens({ pages }: { pages: readonly string[] }) {
  // The old address of an idea only redirects, so it is never measured.
  const names = officeScreens
    .filter(({ pattern }) => !pages.includes(pattern) && pattern !== paths.adminOldIdea(":id"))
    .map(({ name }) => name);
  if (names.length === 0) return null;
  const list = new Intl.ListFormat("en-US").format(names);
  return <p className="mt-1 max-w-[100ch] text-fine text-ink-2">Not opened in the last two weeks: {list}.</p>;
}

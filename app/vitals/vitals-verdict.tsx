import { Link } from "@remix-run/react";
import { StatusMark } from "../ui/marks/status-mark";
import { CheckRow } from "../ui/office/check-row";
import type { VitalRow, VitalsOfPage } from "./list-vitals.server";
import { formatShortDay, getDaysUrl, nameScreen } from "./page-names";
import { findNewest, findWorst, formatValue, getGood, type Metric, rateNewest, ratings } from "./rating";

const SHOWN = 5;

const edges = { poor: "before:bg-err", fair: "before:bg-sun" };

const words: Record<Metric, { found: (value: string) => string; advice: string }> = {
  TTFB: {
    found: (value) => `The server took ${value} to answer.`,
    advice: "Check Health for problems.",
  },
  FCP: {
    found: (value) => `The first content appeared after ${value}.`,
    advice: "Most often the connection is slow: try another network.",
  },
  LCP: {
    found: (value) => `The main content appeared after ${value}.`,
    advice: "Filter a long list, or try another network.",
  },
  INP: {
    found: (value) => `The screen took ${value} to respond to a click.`,
    advice: "Close other tabs, or try a newer device.",
  },
  CLS: {
    found: (value) => `The layout shifted by ${value} while loading.`,
    advice: "Tell whoever maintains this site.",
  },
};

export function VitalsVerdict({ pages, days }: { pages: readonly VitalsOfPage[]; days: readonly string[] }) {
  const slow = pages.flatMap(({ page, rows }) => {
    const worst = findWorst(rows);
    const rating = worst && rateNewest(worst)?.rating;
    return worst && rating && rating !== "good" ? [{ page, worst, rating }] : [];
  });
  const all = pages.length === 1 ? "1 screen" : `${pages.length} screens`;
  return (
    <section className="mt-4" aria-labelledby="vitals-verdict">
      <h2 id="vitals-verdict" className="flex items-center gap-2 font-text text-base/snug font-bold tracking-normal">
        {slow.length === 0 ? <StatusMark shape="full" /> : null}
        {slow.length === 0
          ? `${pages.length === 1 ? "The only screen" : `All ${all}`} we measured load${pages.length === 1 ? "s" : ""} fast`
          : `${slow.length} of ${all} need${slow.length === 1 ? "s" : ""} work`}
      </h2>
      {slow.length > 0 ? (
        <ul className="mt-2 divide-y divide-line border-t-3 border-ink bg-paper">
          {slow.slice(0, SHOWN).map(({ page, worst, rating }) => (
            <CheckRow
              key={page}
              name={nameScreen(page)}
              {...ratings[rating]}
              edge={edges[rating]}
              className="hover:bg-ground"
              link={
                <Link
                  to={getDaysUrl(page)}
                  className="after:absolute after:inset-0 max-md:col-span-full max-md:-mb-2 max-md:py-3"
                >
                  See day by day<span className="sr-only">, {nameScreen(page)}</span>
                </Link>
              }
            >
              <Found {...worst} dates={days} />
            </CheckRow>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Found({ metric, days, dates }: VitalRow & { dates: readonly string[] }) {
  const newest = findNewest(days);
  if (!newest) return null;
  const { found, advice } = words[metric];
  const { p75, samples, index } = newest;
  const visits = samples === 1 ? "1 visit" : `${samples.toLocaleString("en-US")} visits`;
  return (
    <>
      {found(formatValue(metric, p75))} Good is up to {formatValue(metric, getGood(metric))}. {advice}
      <small className="block text-ink-2">
        From {visits} on {formatShortDay(dates[index] ?? "")}.
      </small>
    </>
  );
}

import { Link, useOutletContext } from "@remix-run/react";
import { ArrowIcon } from "../../marks/icons";

export interface ListPlace {
  text: string;
  before: string | null;
  after: string | null;
}

interface List {
  /** The addresses of the rows on this page. Null for a row that opens another screen. */
  addresses: readonly (string | null)[];
  /** How many rows are on the pages before. */
  offset: number;
  /** How many rows the list has on all pages. */
  count: number;
  hasMore?: boolean;
}

/** Null if the open record is not on this page of the list. */
export function findPlace({ addresses, offset, count, hasMore }: List, open: string): ListPlace | null {
  const index = addresses.indexOf(open);
  if (index < 0) return null;
  const at = offset + index + 1;
  return {
    text: `${at.toLocaleString("en-US")} of ${count.toLocaleString("en-US")}${hasMore ? "+" : ""}`,
    before: addresses.slice(0, index).findLast((address) => address !== null) ?? null,
    after: addresses.slice(index + 1).find((address) => address !== null) ?? null,
  };
}

/** The list gives the place to its outlet. */
export function TicketPlace({ noun }: { noun: string }) {
  return <RecordPlace noun={noun} place={useOutletContext<ListPlace | null>()} />;
}

/** Where the record stands in its list, and the way to its neighbors. */
export function RecordPlace({ noun, place }: { noun: string; place: ListPlace | null }) {
  if (!place) return null;
  return (
    <nav className="ticket-place" aria-label={`Other ${noun}s`}>
      <PlaceLink to={place.before} label={`Previous ${noun}`} rel="prev" />
      {place.text}
      <PlaceLink to={place.after} label={`Next ${noun}`} rel="next" />
    </nav>
  );
}

function PlaceLink({ to, label, rel }: { to: string | null; label: string; rel: "prev" | "next" }) {
  // Keeps its place, so that the other arrow does not move.
  if (!to)
    return (
      <span aria-hidden="true">
        <ArrowIcon />
      </span>
    );
  return (
    <Link to={to} rel={rel} title={label} aria-label={label} preventScrollReset>
      <ArrowIcon />
    </Link>
  );
}

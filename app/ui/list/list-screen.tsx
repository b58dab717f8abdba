import { Link, Outlet, useLocation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { Toast, ToastRegion } from "../feedback/toast";
import { ArrowIcon } from "../marks/icons";
import { getLoadFailureToast } from "../office/load-failure";
import { Pager } from "./pager";
import { getLinkId } from "./records/records-table";
import { ShortcutsButton, ShortcutsDialog } from "./shortcuts-dialog";
import type { ListPlace } from "./ticket/ticket-place";
import { useListPosition } from "./use-list-position";
import { useListShortcuts } from "./use-list-shortcuts";

interface ListScreenProps {
  title: string;
  tools?: ReactNode;
  filters: ReactNode;
  table: ReactNode;
  /** Null if the list could not be loaded. */
  list: { page: number; pages: number } | null;
  addressOf: (page: number) => string;
  record: string;
  openId: string | undefined;
  /** Null if the open record is not on this page of the list. */
  place: ListPlace | null;
  /** The address that Esc opens. */
  closeTo: string | null;
}

/** A list with its open record, the nested route, beside it. */
export function ListScreen(props: ListScreenProps) {
  const { title, tools, filters, table, list, addressOf, record, openId, place, closeTo } = props;
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useListPosition(box, openId ? getLinkId(openId) : null);
  useListShortcuts({ closeTo });
  return (
    <div className="list-screen">
      <ScreenHead title={title}>
        {tools} <ShortcutsButton />
      </ScreenHead>
      <div className="records-split mt-0">
        <div>
          {filters}
          <div ref={box} className="mt-3">
            {table}
            {list ? <Pager page={list.page} pages={list.pages} addressOf={addressOf} /> : null}
          </div>
        </div>
        <Outlet context={place} />
      </div>
      <ShortcutsDialog record={record} esc={`Clear focus from search, or close the ${record}`} />
      {list ? null : (
        <ToastRegion>
          <Toast {...getLoadFailureToast(pathname)} />
        </ToastRegion>
      )}
    </div>
  );
}

interface Back {
  label: string;
  to: string;
}

export const BackLink = ({ label, to }: Back) => (
  <Link
    className="-mt-2 inline-flex min-h-8 items-center gap-2 font-semibold no-underline hover:underline max-lg:-mt-3.5 max-lg:-mb-1.5 max-lg:min-h-11 pointer-coarse:min-h-11"
    to={to}
  >
    <ArrowIcon className="size-[1em] flex-none rotate-180 fill-current" />
    {label}
  </Link>
);

interface ScreenHeadProps {
  title: string;
  text?: ReactNode;
  state?: ReactNode;
  back?: Back;
  children?: ReactNode;
}

export function ScreenHead({ title, text, state, back, children }: ScreenHeadProps) {
  return (
    <>
      {back ? <BackLink {...back} /> : null}
      <div className="screen-head">
        <h1>{title}</h1>
        {state ? <div className="screen-state">{state}</div> : null}
        {children ? <div className="screen-tools">{children}</div> : null}
      </div>
      {text ? <p className="screen-intro">{text}</p> : null}
    </>
  );
}

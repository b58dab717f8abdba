import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, Outlet, useLoaderData, useLocation, useParams } from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { countOnDaysOff } from "#app/booking/availability/find-days-off.server";
import { BOOKING_KIND } from "#app/booking/model/booking-values";
import { paths } from "#app/paths";
import { describeZone } from "#app/server/time/business-time.server";
import { pageTitle } from "#app/site";
import { loadOrStay, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { ListTabs } from "#app/ui/list/list-tabs.tsx";
import { SetupNotes } from "#app/ui/list/setup-notes.tsx";
import { ShortcutsButton, ShortcutsDialog } from "#app/ui/list/shortcuts-dialog.tsx";
import { findPlace } from "#app/ui/list/ticket/ticket-place.tsx";
import { useListShortcuts } from "#app/ui/list/use-list-shortcuts";
import { useMayOpen } from "#app/ui/office/office-link.tsx";
import { ADD_DAYS_ID } from "../availability/availability-url";
import { BookingList } from "./booking-list";
import { getBackUrl, getBookingUrl, getListUrl, nextBookingWeekUrl, readFilters } from "./filters";
import { loadList } from "./load-list.server";
import { loadWeek } from "./load-week.server";
import { WeekView } from "./week-view";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Bookings") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "bookings");
  const query = new URL(request.url).searchParams;
  const week = query.get("week");
  const closed = await countOnDaysOff(context);
  return {
    notes: closed > 0 ? [describeConflict(closed)] : [],
    zone: describeZone(context.env.BUSINESS_TIMEZONE),
    week: week === null ? null : await loadWeek(context, week),
    list: week === null ? await loadList(context, readFilters(query)) : null,
  };
}

const describeConflict = (count: number) =>
  `${count === 1 ? "1 booking falls" : `${count} bookings fall`} on days when you’re closed. Move or cancel ${count === 1 ? "it" : "them"}, or add hours for the day under Availability.`;

export type BookingsScreen = Awaited<ReturnType<typeof loader>>;

export async function action({ request, context }: ActionFunctionArgs) {
  await requireRight(context, request, "bookings");
  throw data(null, { status: 405 });
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<BookingsScreen>(args, "booking/office/list/page");
}

export const shouldRevalidate = revalidateUnlessLost;

const listViews = (isWeek: boolean) => [
  { key: "list", label: "List", to: paths.adminBookings, isOpen: !isWeek, count: null },
  { key: "week", label: "Week", to: nextBookingWeekUrl, isOpen: isWeek, count: null },
];

/** The list or the week, with the open booking, the nested route, beside it. */
export default function Bookings() {
  const { notes, zone, week, list } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const { reference } = useParams();
  const mayOpenAddress = useMayOpen();
  const addressOf = (reference: string) => getBookingUrl(reference, list ? getListUrl(list.filters) : "");
  const addresses = list?.rows.map((row) => addressOf(row.reference)) ?? [];
  useListShortcuts({ closeTo: reference ? getBackUrl(new URLSearchParams(search)) : null });
  return (
    <div className="list-screen">
      <ScreenHead title="Bookings">
        {mayOpenAddress(paths.adminAvailability) ? (
          <>
            {/* A new document, so that the browser opens the fold around the form. */}
            <a className="tool" href={`${paths.adminAvailability}#${ADD_DAYS_ID}`}>
              Add a day off
            </a>
            <Link className="tool" to={paths.adminAvailability}>
              Availability
            </Link>
          </>
        ) : null}
        <Link className="tool tool-plain" to={paths.adminTrashOf(BOOKING_KIND)}>
          Trash
        </Link>
        <ShortcutsButton />
      </ScreenHead>
      <SetupNotes notes={notes} label="Conflicts" />
      <ListTabs label="View" tabs={listViews(week !== null)} />
      {list ? (
        <BookingList list={list} open={reference}>
          <Outlet context={findPlace({ ...list, addresses, count: list.found }, addressOf(reference ?? ""))} />
        </BookingList>
      ) : null}
      {week ? (
        <div className="records-split">
          <WeekView week={week} zone={zone} />
          <Outlet />
        </div>
      ) : null}
      <ShortcutsDialog record="booking" esc="Clear focus from search, or close the booking" />
    </div>
  );
}

import { Form } from "@remix-run/react";
import { BOOKING_KIND, CANCEL_FIRST } from "#app/booking/model/booking-values";
import { paths } from "#app/paths";
import { DeleteSection, TrashNotice } from "#app/trash/trash-form.tsx";
import { HistorySection } from "#app/ui/list/ticket/history-section.tsx";
import { RecordTicket } from "#app/ui/list/ticket/record-ticket.tsx";
import { getTelLink } from "#app/ui/tel";
import { BookingStatusLabel } from "../booking-status";
import { CancelForm } from "./cancel-form";
import type { Meeting } from "./load-meeting.server";
import { MeetingFacts } from "./meeting-facts";
import { MoveForm } from "./move-form";
import type { RefusedChange } from "./receive-meeting-post.server";

interface MeetingTicketProps {
  meeting: Meeting;
  refused: RefusedChange | undefined;
  listUrl: string;
}

export function MeetingTicket({ meeting, refused, listUrl }: MeetingTicketProps) {
  const { id, reference, name, email, phone, kind, status, hasBegun, sequence, history, trashedAt } = meeting;
  const refusedForm = (form: RefusedChange["form"]) => (refused?.form === form ? refused : undefined);
  const isAhead = status === "booked" && !hasBegun && !trashedAt;
  return (
    <RecordTicket title={name} noun="booking" note={`${kind}, ${reference}`} contact={{ email }} listUrl={listUrl}>
      {trashedAt ? (
        <TrashNotice since={trashedAt} kind={BOOKING_KIND} id={id} back={paths.adminBooking(reference)} />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="poster text-[1.75rem]/none">{meeting.shortWhen}</p>
        <BookingStatusLabel status={status} />
      </div>
      <p className="mt-1 text-ink-2">
        {meeting.minutes} minutes, {meeting.zone.name}
        {meeting.ahead ? `, ${meeting.ahead}` : null}
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-2 empty:hidden *:flex-auto max-sm:*:basis-full [&>details>summary]:w-full">
        {phone ? (
          <a className={`tool font-bold ${isAhead ? "tool-hot" : ""}`.trim()} href={getTelLink(phone)}>
            Call {phone}
          </a>
        ) : null}
        {isAhead ? <MoveForm key={`move ${sequence}`} meeting={meeting} refused={refusedForm("move")} /> : null}
      </div>
      {trashedAt ? null : <StatusForms meeting={meeting} />}
      <MeetingFacts meeting={meeting} />
      <HistorySection history={history} />
      {trashedAt ? null : (
        <DeleteSection
          kind={BOOKING_KIND}
          id={id}
          noun="booking"
          listUrl={listUrl}
          obstacle={meeting.isUpcoming ? CANCEL_FIRST : null}
          beside={
            isAhead ? <CancelForm key={`cancel ${sequence}`} name={name} refused={refusedForm("cancel")} /> : null
          }
        />
      )}
    </RecordTicket>
  );
}

function StatusForms({ meeting: { status, hasBegun, name } }: Pick<MeetingTicketProps, "meeting">) {
  if (hasBegun) return status === "cancelled" ? null : <NoShowForm isNoShow={status === "no_show"} name={name} />;
  return status === "cancelled" ? <RestoreForm /> : null;
}

function RestoreForm() {
  return (
    <section aria-labelledby="restore-title">
      <h3 id="restore-title">Canceled by mistake?</h3>
      <p className="mb-3 text-ink-2">
        If the time is still free, we book it again and send the visitor a new confirmation.
      </p>
      <Form method="post" preventScrollReset>
        <button type="submit" name="intent" value="restore_meeting" className="tool">
          Book it again
        </button>
      </Form>
    </section>
  );
}

function NoShowForm({ isNoShow, name }: { isNoShow: boolean; name: string }) {
  return (
    <section aria-labelledby="no-show-title">
      <h3 id="no-show-title">{isNoShow ? "Marked as a no-show" : "Nobody showed up?"}</h3>
      <p className="mb-3 text-ink-2">Only your team sees this. {name} doesn’t get an email.</p>
      <Form method="post" preventScrollReset>
        {isNoShow ? (
          <button type="submit" name="intent" value="undo_no_show" className="tool">
            Undo the no-show
          </button>
        ) : (
          <button type="submit" name="intent" value="no_show" className="tool">
            Mark as a no-show
          </button>
        )}
      </Form>
    </section>
  );
}

import { Form } from "@remix-run/react";
import { BOOKING_KIND, CANCEL_FIRST } from "#app/booking/model/booking-values";
import { paths } from "#app/paths";
import { DeleteSection, TrashNotice } from "#app/trash/trash-form.tsx";
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
  const { id, reference, name, kind, status, history, trashedAt } = meeting;
  return (
    <article className="max-w-5xl" aria-labelledby="meeting-title">
      <header className="ticket-stub flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 py-4">
        <div className="min-w-0 wrap-anywhere">
          <h1 id="meeting-title">{name}</h1>
          <p>
            {kind}, {reference}
          </p>
        </div>
        <BookingStatusLabel status={status} />
      </header>
      <div className="meeting-body ticket-slip px-6 pt-5 pb-6">
        {trashedAt ? (
          <TrashNotice since={trashedAt} kind={BOOKING_KIND} id={id} back={paths.adminBooking(reference)} />
        ) : null}
        <MeetingFacts meeting={meeting} />
        {trashedAt ? null : <MeetingForms meeting={meeting} refused={refused} />}
        <section aria-labelledby="history-title">
          <h2 id="history-title">History</h2>
          <ol className="ticket-notes mt-3" aria-label="Newest first">
            {history.map(({ id, text, detail, at, actor }) => (
              <li key={id}>
                <p>{text}</p>
                {detail ? <p className="ticket-words">{detail}</p> : null}
                <small className="text-fine text-ink-2">
                  {at}, {actor}
                </small>
              </li>
            ))}
          </ol>
        </section>
        {trashedAt ? null : (
          <DeleteSection
            kind={BOOKING_KIND}
            id={id}
            noun="booking"
            listUrl={listUrl}
            obstacle={meeting.isUpcoming ? CANCEL_FIRST : null}
          />
        )}
      </div>
    </article>
  );
}

function MeetingForms({ meeting, refused }: Pick<MeetingTicketProps, "meeting" | "refused">) {
  const { status, hasBegun, name, sequence } = meeting;
  const refusedForm = (form: RefusedChange["form"]) => (refused?.form === form ? refused : undefined);
  if (hasBegun) return status === "cancelled" ? null : <NoShowForm isNoShow={status === "no_show"} name={name} />;
  if (status === "cancelled") return <RestoreForm />;
  if (status !== "booked") return null;
  return (
    <>
      <MoveForm key={`move ${sequence}`} meeting={meeting} refused={refusedForm("move")} />
      <CancelForm name={name} refused={refusedForm("cancel")} />
    </>
  );
}

function RestoreForm() {
  return (
    <section aria-labelledby="restore-title">
      <h2 id="restore-title">Canceled by mistake?</h2>
      <p className="mt-1 mb-3 text-ink-2">
        If the time is still free, we book it again and send the visitor a new confirmation.
      </p>
      <Form method="post" preventScrollReset>
        <button type="submit" name="intent" value="restore_meeting" className="tool tool-solid">
          Book it again
        </button>
      </Form>
    </section>
  );
}

function NoShowForm({ isNoShow, name }: { isNoShow: boolean; name: string }) {
  return (
    <section aria-labelledby="no-show-title">
      <h2 id="no-show-title">{isNoShow ? "Marked as a no-show" : "Nobody showed up?"}</h2>
      <p className="mt-1 mb-3 text-ink-2">Only your team sees this. {name} doesn’t get an email.</p>
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

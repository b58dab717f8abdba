import { paths } from "#app/paths";
import { DeleteSection, TrashNotice } from "#app/trash/trash-form.tsx";
import { HistorySection } from "#app/ui/list/ticket/history-section.tsx";
import { Fact, RecordTicket } from "#app/ui/list/ticket/record-ticket.tsx";
import { PersonLink } from "#app/ui/office/person-link.tsx";
import { APPLICATION_KIND } from "../model/stages";
import { StageProgress } from "./stage-progress";
import type { TicketView } from "./ticket-view.server";

export function ApplicationTicket({ ticket, listUrl }: { ticket: TicketView; listUrl: string }) {
  return (
    <RecordTicket
      title={ticket.fullName}
      noun="application"
      note={ticket.businessName}
      contact={{ email: ticket.email, phone: ticket.phone }}
      listUrl={listUrl}
    >
      {ticket.trashedAt ? (
        <TrashNotice
          since={ticket.trashedAt}
          kind={APPLICATION_KIND}
          id={ticket.id}
          back={paths.adminApplication(ticket.id)}
        />
      ) : null}
      <StageProgress stage={ticket.status} reached={ticket.reached} isReadOnly={ticket.trashedAt !== null} />
      <section>
        <h3>Application</h3>
        <dl className="ticket-facts">
          <Fact label="Client type">{ticket.clientType}</Fact>
          <Fact label="Main service">{ticket.mainService}</Fact>
          <Fact label="Website" fullWidth>
            {ticket.website?.href ? (
              <a href={ticket.website.href} rel="noreferrer" className="touch-link">
                {ticket.website.text}
              </a>
            ) : (
              (ticket.website?.text ?? "None given")
            )}
          </Fact>
        </dl>
        <p className="mt-3 empty:hidden">
          <PersonLink email={ticket.email} />
        </p>
      </section>
      <section>
        <h3>Ideal clients</h3>
        <p className="ticket-words">{ticket.idealClients}</p>
      </section>
      <section>
        <h3>Target cities</h3>
        <p className="ticket-words">{ticket.targetCities}</p>
      </section>
      {ticket.history.length > 0 ? <HistorySection history={ticket.history} /> : null}
      {ticket.trashedAt ? null : (
        <DeleteSection kind={APPLICATION_KIND} id={ticket.id} noun="application" listUrl={listUrl} />
      )}
    </RecordTicket>
  );
}

export function ApplicationNotFound({ listUrl }: { listUrl: string }) {
  return (
    <RecordTicket title="Not found" listUrl={listUrl}>
      <p>We couldn’t find that application. Someone may have deleted it.</p>
    </RecordTicket>
  );
}

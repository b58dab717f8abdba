import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { type ApplicationMessage, requireAllowedStatus, requireComplete } from "./application-message.server";
import { LIVE, rank, type Stage } from "./statuses";

type Application = Row<"dealflowApplications">;

const ACTOR = "API";

export interface Received {
  id: string;
  status: Stage;
  created: boolean;
}

/**
 * Creates or changes the application with the message's external id, with its history, in one transaction. Two
 * concurrent messages about a new one create one application.
 * @throws InvalidMessage
 */
export function receiveApplication({ db }: Services, message: ApplicationMessage, now = new Date()): Promise<Received> {
  const { dealflowApplications: applications, dealflowEvents: events } = db.tables;
  const externalId = message.external_id;

  const record = (tx: Writer, applicationId: string, before: Stage | null, after: Stage) =>
    tx.insert(events).values({ id: randomUUID(), applicationId, createdAt: now, actor: ACTOR, before, after });

  const change = async (tx: Writer): Promise<Received | null> => {
    // Writing first locks the row.
    const [current] = await tx
      .update(applications)
      .set({ externalId })
      .where(eq(applications.externalId, externalId))
      .returning();
    if (!current) return null;
    requireAllowedStatus(message, current.status);
    const { id } = current;
    const next = { ...current, ...namedColumns(message), ...statusAndDates(current, message, now) };
    await tx.update(applications).set(next).where(eq(applications.id, id));
    if (next.status !== current.status) await record(tx, id, current.status, next.status);
    return { id, status: next.status, created: false };
  };

  const create = async (tx: Writer): Promise<Received | null> => {
    requireComplete(message);
    const fresh = { id: randomUUID(), externalId, submittedDate: now, paymentDate: null, agreementDate: null };
    const status = message.status ?? "Pre-Payment";
    const row = {
      ...fresh,
      ...namedColumns(message),
      ...statusAndDates({ ...fresh, status: "Pre-Payment" }, { ...message, status }, now),
    };
    const [created] = await tx
      .insert(applications)
      .values(row as Application)
      .onConflictDoNothing({ target: applications.externalId })
      .returning({ id: applications.id });
    if (!created) return null;
    await record(tx, created.id, null, status);
    return { id: created.id, status, created: true };
  };

  return db.transact(async (tx) => {
    // The second change is for the one that lost the race to create it.
    const received = (await change(tx)) ?? (await create(tx)) ?? (await change(tx));
    if (!received) throw new Error(`The application ${externalId} is neither there nor new`);
    return received;
  });
}

/** The columns that the message names, except the status and its dates. */
function namedColumns(message: ApplicationMessage): Partial<Application> {
  const columns = {
    fullName: message.full_name,
    businessName: message.business_name,
    email: message.email,
    phone: message.phone,
    websiteLink: message.website_link,
    mainService: message.main_service,
    idealClients: message.ideal_clients,
    targetCities: message.target_cities,
    clientType: message.client_type,
    submittedDate: message.submitted_date,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/**
 * The new status and its dates. A status that goes back clears the dates of later stages, but a live application
 * stays live: a late message does not undo it. Dates in the message win.
 */
function statusAndDates(
  current: Pick<Application, "status" | "paymentDate" | "agreementDate">,
  message: ApplicationMessage,
  now: Date,
): Pick<Application, "status" | "paymentDate" | "agreementDate"> {
  const status = current.status === LIVE ? LIVE : (message.status ?? current.status);
  const reached = (stage: Stage, date: Date | null) => {
    if (status === current.status) return date;
    return rank(status) >= rank(stage) ? (date ?? now) : null;
  };
  const { payment_date: paid, agreement_date: agreed } = message;
  return {
    status,
    paymentDate: paid === undefined ? reached("Paid / Awaiting Agreement", current.paymentDate) : paid,
    agreementDate: agreed === undefined ? reached("Fully Onboarded", current.agreementDate) : agreed,
  };
}

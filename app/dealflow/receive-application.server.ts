import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { type ApplicationMessage, requireStep, requireWhole } from "./application-message.server";
import { LIVE, rank, type Stage } from "./statuses";

type Application = Row<"dealflowApplications">;

/** Who did it, in the history. */
const ACTOR = "API";

export interface Received {
  id: string;
  status: Stage;
  created: boolean;
}

/**
 * Creates the application that a message speaks of, or changes it, with its line of history, in one transaction.
 * The external id decides which it is; two messages at once about a new one make one application.
 * @throws BadMessage where a new application lacks a field, or its status cannot follow the one so far
 */
export function receiveApplication({ db }: Services, message: ApplicationMessage, now = new Date()): Promise<Received> {
  const { dealflowApplications: applications, dealflowEvents: events } = db.tables;
  const externalId = message.external_id;

  const record = (tx: Writer, applicationId: string, before: Stage | null, after: Stage) =>
    tx.insert(events).values({ id: randomUUID(), applicationId, createdAt: now, actor: ACTOR, before, after });

  const change = async (tx: Writer): Promise<Received | null> => {
    // Writing first holds the row, so that what is read of it is true until the end.
    const [held] = await tx
      .update(applications)
      .set({ externalId })
      .where(eq(applications.externalId, externalId))
      .returning();
    if (!held) return null;
    requireStep(message, held.status);
    const { id } = held;
    const next = { ...held, ...named(message), ...datesOf(held, message, now) };
    await tx.update(applications).set(next).where(eq(applications.id, id));
    if (next.status !== held.status) await record(tx, id, held.status, next.status);
    return { id, status: next.status, created: false };
  };

  const create = async (tx: Writer): Promise<Received | null> => {
    requireWhole(message);
    const fresh = { id: randomUUID(), externalId, submittedDate: now, paymentDate: null, agreementDate: null };
    const status = message.status ?? "Pre-Payment";
    const row = {
      ...fresh,
      ...named(message),
      ...datesOf({ ...fresh, status: "Pre-Payment" }, { ...message, status }, now),
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
    // The second change is for who lost the race to create it.
    const received = (await change(tx)) ?? (await create(tx)) ?? (await change(tx));
    if (!received) throw new Error(`The application ${externalId} is neither there nor new`);
    return received;
  });
}

/** The columns that the message names, but for the status and its dates. */
function named(message: ApplicationMessage): Partial<Application> {
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
 * The status that holds now, and its dates. A status may go back, and then takes the dates of later stages with it;
 * but what is live stays live: no message that arrives late undoes it. Dates in the message win.
 */
function datesOf(
  held: Pick<Application, "status" | "paymentDate" | "agreementDate">,
  message: ApplicationMessage,
  now: Date,
): Pick<Application, "status" | "paymentDate" | "agreementDate"> {
  const status = held.status === LIVE ? LIVE : (message.status ?? held.status);
  const reached = (stage: Stage, date: Date | null) => {
    if (status === held.status) return date;
    return rank(status) >= rank(stage) ? (date ?? now) : null;
  };
  const { payment_date: paid, agreement_date: agreed } = message;
  return {
    status,
    paymentDate: paid === undefined ? reached("Paid / Awaiting Agreement", held.paymentDate) : paid,
    agreementDate: agreed === undefined ? reached("Fully Onboarded", held.agreementDate) : agreed,
  };
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { getStageIndex, LIVE, type Stage } from "../model/stages";
import {
  type ApplicationMessage,
  requireAllowedStatus,
  requireCompleteApplication,
} from "./application-message.server";

type Application = Row<"dealflowApplications">;

const ACTOR = "API";

export interface ReceivedApplication {
  id: string;
  status: Stage;
  created: boolean;
}

/** Two concurrent messages about a new application create it once. @throws InvalidMessage */
export function receiveApplication(
  { db }: Services,
  message: ApplicationMessage,
  now = new Date(),
): Promise<ReceivedApplication> {
  const { dealflowApplications: applications, dealflowEvents: events } = db.tables;
  const externalId = message.external_id;

  const recordEvent = (tx: Writer, applicationId: string, before: Stage | null, after: Stage) =>
    tx.insert(events).values({ id: randomUUID(), applicationId, createdAt: now, actor: ACTOR, before, after });

  const updateExisting = async (tx: Writer): Promise<ReceivedApplication | null> => {
    // Updating the row first locks it.
    const [current] = await tx
      .update(applications)
      .set({ externalId })
      .where(eq(applications.externalId, externalId))
      .returning();
    if (!current) return null;
    requireAllowedStatus(message, current.status);
    const { id } = current;
    const next = { ...current, ...getChangedColumns(message), ...getStatusAndDates(current, message, now) };
    await tx.update(applications).set(next).where(eq(applications.id, id));
    if (next.status !== current.status) await recordEvent(tx, id, current.status, next.status);
    return { id, status: next.status, created: false };
  };

  const create = async (tx: Writer): Promise<ReceivedApplication | null> => {
    requireCompleteApplication(message);
    const initialValues = { id: randomUUID(), externalId, submittedDate: now, paymentDate: null, agreementDate: null };
    const status = message.status ?? "Pre-Payment";
    const row = {
      ...initialValues,
      ...getChangedColumns(message),
      ...getStatusAndDates({ ...initialValues, status: "Pre-Payment" }, { ...message, status }, now),
    };
    const [created] = await tx
      .insert(applications)
      .values(row as Application)
      .onConflictDoNothing({ target: applications.externalId })
      .returning({ id: applications.id });
    if (!created) return null;
    await recordEvent(tx, created.id, null, status);
    return { id: created.id, status, created: true };
  };

  return db.transact(async (tx) => {
    // The second update is for the request that lost the race to create it.
    const received = (await updateExisting(tx)) ?? (await create(tx)) ?? (await updateExisting(tx));
    if (!received) throw new Error(`The application ${externalId} could be neither updated nor created`);
    return received;
  });
}

function getChangedColumns(message: ApplicationMessage): Partial<Application> {
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

/** Earlier statuses clear later dates. A live application stays live, because a late message must not undo it. */
function getStatusAndDates(
  current: Pick<Application, "status" | "paymentDate" | "agreementDate">,
  message: ApplicationMessage,
  now: Date,
): Pick<Application, "status" | "paymentDate" | "agreementDate"> {
  const status = current.status === LIVE ? LIVE : (message.status ?? current.status);
  const getDate = (stage: Stage, date: Date | null) => {
    if (status === current.status) return date;
    if (status === stage) return date ?? now;
    // A stage that was skipped gets no date.
    return getStageIndex(status) > getStageIndex(stage) ? date : null;
  };
  const { payment_date: paid, agreement_date: agreed } = message;
  return {
    status,
    paymentDate: paid === undefined ? getDate("Paid / Awaiting Agreement", current.paymentDate) : paid,
    agreementDate: agreed === undefined ? getDate("Fully Onboarded", current.agreementDate) : agreed,
  };
}

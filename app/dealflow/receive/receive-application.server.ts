import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { changeApplication, recordApplicationEvent } from "../applications/change-application.server";
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
export async function receiveApplication(
  services: Services,
  message: ApplicationMessage,
  now = new Date(),
): Promise<ReceivedApplication> {
  // The second update is for a request that lost the race to create the application.
  const received =
    (await updateApplication(services, message, now)) ??
    (await createApplication(services, message, now)) ??
    (await updateApplication(services, message, now));
  if (!received) throw new Error(`The application ${message.external_id} could be neither updated nor created`);
  return received;
}

function updateApplication(services: Services, message: ApplicationMessage, now: Date) {
  const { externalId } = services.db.tables.dealflowApplications;
  const target = { actor: ACTOR, isTarget: eq(externalId, message.external_id), now };
  return changeApplication(services, target, async ({ application, update, record }): Promise<ReceivedApplication> => {
    const { id, status: before } = application;
    requireAllowedStatus(message, before);
    const values = { ...getChangedColumns(message), ...getStatusAndDates(application, message, now) };
    await update(values);
    if (values.status !== before) await record({ before, after: values.status });
    return { id, status: values.status, created: false };
  });
}

function createApplication({ db }: Services, message: ApplicationMessage, now: Date) {
  const { dealflowApplications: applications } = db.tables;
  requireCompleteApplication(message);
  const initialValues = { submittedDate: now, paymentDate: null, agreementDate: null };
  const status = message.status ?? "Pre-Payment";
  const row = {
    ...{ ...initialValues, id: randomUUID(), externalId: message.external_id },
    ...getChangedColumns(message),
    ...getStatusAndDates({ ...initialValues, status: "Pre-Payment" }, { ...message, status }, now),
  };
  return db.transact(async (tx): Promise<ReceivedApplication | null> => {
    const [created] = await tx
      .insert(applications)
      .values(row as Application)
      .onConflictDoNothing({ target: applications.externalId })
      .returning({ id: applications.id });
    if (!created) return null;
    const event = { applicationId: created.id, actor: ACTOR, before: null, after: status };
    await recordApplicationEvent(db, tx, event, now);
    return { id: created.id, status, created: true };
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

/** An earlier status clears later dates. A live application stays live, because a late message must not undo that. */
function getStatusAndDates(
  current: Pick<Application, "status" | "paymentDate" | "agreementDate">,
  message: ApplicationMessage,
  now: Date,
): Pick<Application, "status" | "paymentDate" | "agreementDate"> {
  const status = current.status === LIVE ? LIVE : (message.status ?? current.status);
  const getDate = (stage: Stage, date: Date | null) => {
    if (status === current.status) return date;
    if (status === stage) return date ?? now;
    // A skipped stage gets no date.
    return getStageIndex(status) > getStageIndex(stage) ? date : null;
  };
  const { payment_date: paid, agreement_date: agreed } = message;
  return {
    status,
    paymentDate: paid === undefined ? getDate("Paid / Awaiting Agreement", current.paymentDate) : paid,
    agreementDate: agreed === undefined ? getDate("Fully Onboarded", current.agreementDate) : agreed,
  };
}

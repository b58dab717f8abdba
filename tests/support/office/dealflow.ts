import { randomUUID } from "node:crypto";
import type { Row } from "#drizzle/schema";
import { emptyTables, insertRows, listRows } from "../database/rows";
import { parseDocument, textsOf } from "../document";
import type { Site } from "../site";

type Application = Row<"dealflowApplications">;

export function createApplication(changes: Partial<Application> = {}): Application {
  return {
    id: randomUUID(),
    externalId: null,
    fullName: "Imani Okafor",
    businessName: "Okafor Injury Law",
    email: "imani@okaforlaw.example",
    phone: "407-555-0142",
    websiteLink: "https://okaforlaw.example",
    mainService: "Car accident claims",
    idealClients: "Drivers hurt in the last two years.",
    targetCities: "Orlando, Kissimmee, Sanford",
    clientType: "Individuals",
    status: "Pre-Payment",
    submittedDate: new Date("2025-06-20T18:14:00Z"),
    paymentDate: null,
    agreementDate: null,
    deletedAt: null,
    ...changes,
  };
}

export async function insertApplications(site: Site, ...changes: Partial<Application>[]) {
  const rows = changes.map(createApplication);
  await insertRows(site, "dealflowApplications", rows);
  return rows;
}

export function readListedNames(html: string): string[] {
  return textsOf(parseDocument(html), 'th[scope="row"].cell-name');
}

export async function findApplicationWithEvents(site: Site, id: string) {
  const [row] = await listRows(site, "dealflowApplications", { id });
  return { status: row?.status, events: await listRows(site, "dealflowEvents", { applicationId: id }, "createdAt") };
}

export const deleteApplications = (site: Site): Promise<void> => emptyTables(site, "dealflowApplications");

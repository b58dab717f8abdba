import { eq } from "drizzle-orm";
import { type Site, startSite } from "../site";

export const API_KEY = "test-key-of-more-than-thirty-two-characters";

/** A site that takes applications, as many as come. */
export function startApiSite(variables: Record<string, string> = {}): Promise<Site> {
  return startSite({ DEALFLOW_API_KEY: API_KEY, DEALFLOW_API_PER_HOUR: "0", ...variables });
}

/** The fields that a new application needs, but for its external id. */
export const completeApplication = {
  full_name: "Imani Okafor",
  business_name: "Okafor Injury Law",
  email: "imani@okaforlaw.example",
  phone: "407-555-0142",
  main_service: "Car accident claims",
  ideal_clients: "Drivers hurt\r\nin the last two years.",
  target_cities: "Orlando, Kissimmee",
  client_type: "Individuals",
};

/** Posts an application the way another system does: text and blobs as they are, everything else as JSON. */
export function sendApplication(to: Site, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${to.origin}/api/dealflow-applications`, {
    method: "POST",
    body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
    headers: { Authorization: `Bearer ${API_KEY}`, "Content-Type": "application/json", ...headers },
  });
}

let serial = 0;

/** An external id that no application has yet. */
export const createExternalId = () => `crm-${++serial}`;

/** What has become of a sent application: its row, and its history as before, after and actor. */
export async function findSentApplication({ services: { db } }: Site, externalId: string) {
  const { read, tables } = db;
  const [row] = await read
    .select()
    .from(tables.dealflowApplications)
    .where(eq(tables.dealflowApplications.externalId, externalId));
  const events = await read
    .select()
    .from(tables.dealflowEvents)
    .where(eq(tables.dealflowEvents.applicationId, row?.id ?? ""))
    .orderBy(tables.dealflowEvents.createdAt);
  // The first has no status before it; two may be of the same millisecond.
  const inOrder = events.sort((a, b) => Number(a.before !== null) - Number(b.before !== null));
  return { row, events: inOrder.map(({ before, after, actor }) => [before, after, actor]) };
}

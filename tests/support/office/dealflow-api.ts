import { listRows } from "../database/rows";
import type { Site } from "../site";
import { findApplicationWithEvents } from "./dealflow";

export const API_KEY = "test-key-of-more-than-thirty-two-characters";

export const apiSettings = { DEALFLOW_API_KEY: API_KEY, DEALFLOW_API_PER_HOUR: "0" };

/** Everything but the external id. */
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

/** Sends text and blobs as they are, everything else as JSON. */
export function sendApplication(
  to: Pick<Site, "origin">,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${to.origin}/api/dealflow-applications`, {
    method: "POST",
    body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
    headers: { Authorization: `Bearer ${API_KEY}`, "Content-Type": "application/json", ...headers },
  });
}

let serial = 0;

export const createExternalId = () => `crm-${++serial}`;

export async function findSentApplication(site: Site, externalId: string) {
  const [row] = await listRows(site, "dealflowApplications", { externalId });
  const { events } = await findApplicationWithEvents(site, row?.id ?? "");
  // The first event has no status before it; two events may have the same millisecond.
  const inOrder = events.sort((a, b) => Number(a.before !== null) - Number(b.before !== null));
  return { row, events: inOrder.map(({ before, after, actor }) => [before, after, actor]) };
}

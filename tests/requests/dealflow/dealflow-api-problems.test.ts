import { expect, test } from "vitest";
import {
  apiSettings,
  completeApplication,
  createExternalId,
  findSentApplication,
  sendApplication,
} from "#tests/support/office/dealflow-api";
import { setUpSite } from "#tests/support/site";

const site = setUpSite(apiSettings);

/** The fields that the answer to this message lists, in order. */
async function namedProblems(body: object): Promise<string[]> {
  const answer = await sendApplication(site, body);
  expect(answer.status).toBe(400);
  const { problems } = (await answer.json()) as { problems: { field: string }[] };
  return problems.map(({ field }) => field);
}

test("all values are checked first, then missing fields together with an impossible status", async () => {
  const externalId = createExternalId();
  const { phone: _, client_type: __, ...some } = completeApplication;
  const wrong = { ...some, email: "nobody", submitted_date: "yesterday", status: "Live", color: "red" };
  expect((await namedProblems({ external_id: externalId, ...wrong })).sort()).toEqual([
    "color",
    "email",
    "submitted_date",
  ]);
  const mended = { ...some, status: "Live" };
  expect(await namedProblems({ external_id: externalId, ...mended })).toEqual(["phone", "client_type", "status"]);
  expect((await findSentApplication(site, externalId)).row).toBeUndefined();
});

test("in a change, wrong values are checked first, then an impossible status", async () => {
  const externalId = createExternalId();
  await sendApplication(site, { external_id: externalId, ...completeApplication });
  const change = { external_id: externalId, phone: "1", status: "Live" };
  expect(await namedProblems({ ...change, email: "nobody" })).toEqual(["email"]);
  expect(await namedProblems(change)).toEqual(["status"]);
  const { row, events } = await findSentApplication(site, externalId);
  expect(row).toMatchObject({
    status: "Pre-Payment",
    phone: completeApplication.phone,
    email: completeApplication.email,
  });
  expect(events).toHaveLength(1);
});

test("a field with two problems is reported twice", async () => {
  const fields = await namedProblems({
    external_id: createExternalId(),
    ...completeApplication,
    full_name: "\u200b".repeat(201),
  });
  expect(fields).toEqual(["full_name", "full_name"]);
});

test("key, type, size and content are checked in order, and only the first error is answered", async () => {
  const wrong = { Authorization: "Bearer no", "Content-Type": "text/plain" };
  const large = "x".repeat(65 * 1024);
  expect((await sendApplication(site, large, wrong)).status).toBe(401);
  expect((await sendApplication(site, large, { "Content-Type": "text/plain" })).status).toBe(415);
  expect((await sendApplication(site, large)).status).toBe(413);
});

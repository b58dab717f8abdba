import { expect, test } from "vitest";
import {
  API_KEY,
  apiSettings,
  completeApplication,
  createExternalId,
  findSentApplication,
  sendApplication,
} from "#tests/support/office/dealflow-api";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite(apiSettings);

const send = (body: unknown, headers?: Record<string, string>) => sendApplication(site, body, headers);

const problems = async (body: unknown) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  const { error, problems: list } = await answer.json();
  expect(error).toBeTruthy();
  return Object.fromEntries(list.map(({ field, message }: Record<string, string>) => [field, message]));
};

test("a new application with missing fields is refused, naming each field", async () => {
  const externalId = createExternalId();
  const found = await problems({ external_id: externalId, full_name: "Imani Okafor" });
  expect(Object.keys(found).sort()).toEqual(
    Object.keys(completeApplication)
      .filter((field) => field !== "full_name")
      .sort(),
  );
  expect((await findSentApplication(site, externalId)).row).toBeUndefined();
});

test("all errors in the fields are reported at once", async () => {
  const found = await problems({
    ...completeApplication,
    full_name: " \u200b ",
    email: "nobody",
    phone: 4075550142,
    website_link: "javascript:alert(1)",
    status: "Gone",
    submitted_date: "yesterday",
    payment_date: "+123456-01-01T00:00:00Z",
    main_service: "x".repeat(501),
    statuss: "Live",
  });
  expect(found).toMatchObject({
    external_id: "is required, as text",
    full_name: "must not be empty",
    email: "must be an email address",
    phone: "must be text",
    website_link: "must be an http or https address",
    status: "must be one of Pre-Payment, Paid / Awaiting Agreement, Fully Onboarded, Live",
    main_service: "must have at most 500 characters",
    statuss: "isn't a field of an application",
  });
  expect(found.submitted_date).toMatch(/must be a time/);
  expect(found.payment_date).toBeTruthy();
});

test("an application can go live only from Fully Onboarded; otherwise nothing is stored", async () => {
  const unborn = createExternalId();
  expect(await problems({ external_id: unborn, ...completeApplication, status: "Live", phone: undefined })).toEqual({
    phone: "is required for a new application",
    status: "can become Live only from Fully Onboarded; it is new",
  });
  expect((await findSentApplication(site, unborn)).row).toBeUndefined();
  for (const status of ["Pre-Payment", "Paid / Awaiting Agreement"]) {
    const externalId = createExternalId();
    await send({ external_id: externalId, ...completeApplication, status });
    expect(await problems({ external_id: externalId, status: "Live", phone: "1" })).toEqual({
      status: `can become Live only from Fully Onboarded; it is ${status}`,
    });
    const { row, events } = await findSentApplication(site, externalId);
    expect(row).toMatchObject({ status, phone: completeApplication.phone });
    expect(events).toHaveLength(1);
  }
});

test.each([["not json"], ["[]"], ["null"], ['"text"'], [""], [new Blob([new Uint8Array([0x22, 0xff, 0x22])])]])(
  "a body that is not an application is refused: %s",
  async (body) => {
    expect(Object.keys(await problems(body))).toEqual([""]);
  },
);

test.each([
  ["no key", { Authorization: "" }],
  ["another key", { Authorization: `Bearer ${API_KEY}x` }],
  ["the key in another scheme", { Authorization: `Basic ${API_KEY}` }],
])("%s gets 401 and stores nothing", async (_, headers) => {
  const externalId = createExternalId();
  const answer = await send({ external_id: externalId, ...completeApplication }, headers);
  expect(answer.status).toBe(401);
  expect(answer.headers.get("WWW-Authenticate")).toMatch(/^Bearer/);
  expect((await answer.json()).error).toBeTruthy();
  expect((await findSentApplication(site, externalId)).row).toBeUndefined();
});

test("another content type gets 415, also the ones that a page of another site could send", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"]) {
    const answer = await send({ external_id: createExternalId(), ...completeApplication }, { "Content-Type": type });
    expect(answer.status, type).toBe(415);
    expect((await answer.json()).error).toBeTruthy();
  }
  const answer = await send(
    { external_id: createExternalId(), ...completeApplication },
    { "Content-Type": "application/json; charset=utf-8" },
  );
  expect(answer.status).toBe(201);
});

test("more than 64 KB get 413", async () => {
  const answer = await send({
    external_id: createExternalId(),
    ...completeApplication,
    ideal_clients: "x".repeat(65 * 1024),
  });
  expect(answer.status).toBe(413);
  expect((await answer.json()).error).toBeTruthy();
});

test.each(["GET", "PUT", "DELETE"])("%s gets 405 and the allowed method", async (method) => {
  const answer = await fetch(`${site.origin}/api/dealflow-applications`, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toContain("POST");
});

test("without a configured key, the API is off", async () => {
  const off = await startSiteForTest();
  const answer = await sendApplication(off, { external_id: "x", ...completeApplication });
  expect(answer.status).toBe(503);
  expect((await answer.json()).error).toContain("DEALFLOW_API_KEY");
});

test("an IP address that sends too many requests is told when to try again", async () => {
  const slow = await startSiteForTest({ ...apiSettings, DEALFLOW_API_PER_HOUR: "2" });
  const wrong = () => sendApplication(slow, {}, { Authorization: "Bearer no" });
  expect([(await wrong()).status, (await wrong()).status]).toEqual([401, 401]);
  const answer = await sendApplication(slow, { external_id: "x", ...completeApplication });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toBe("1800");
});

test("without the database, the API answers 500 in JSON", async () => {
  const broken = await startSiteForTest(apiSettings);
  await broken.services.db.close();
  const answer = await sendApplication(broken, { external_id: "x", ...completeApplication });
  expect(answer.status).toBe(500);
  expect((await answer.json()).error).toContain("again");
});

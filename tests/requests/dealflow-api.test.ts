import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite } from "../site";

const key = "test-key-of-more-than-thirty-two-characters";
let site: Site;
beforeAll(async () => {
  site = await startSite({ DEALFLOW_API_KEY: key, DEALFLOW_API_PER_HOUR: "0" });
});
afterAll(() => site.stop());

const whole = {
  full_name: "Imani Okafor",
  business_name: "Okafor Injury Law",
  email: "imani@okaforlaw.example",
  phone: "407-555-0142",
  main_service: "Car accident claims",
  ideal_clients: "Drivers hurt\r\nin the last two years.",
  target_cities: "Orlando, Kissimmee",
  client_type: "Individuals",
};

let serial = 0;
const fresh = () => `crm-${++serial}`;

function send(body: unknown, headers: Record<string, string> = {}, to = site) {
  return fetch(`${to.origin}/api/dealflow-applications`, {
    method: "POST",
    body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json", ...headers },
  });
}

async function find(externalId: string) {
  const { read, tables } = site.services.db;
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

describe("creating and changing", () => {
  test("a new application is 201, with what it is known by from then on", async () => {
    const externalId = fresh();
    const answer = await send({ external_id: externalId, ...whole });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const { row, events } = await find(externalId);
    expect(await answer.json()).toEqual({ id: row?.id, status: "Pre-Payment" });
    expect(row).toMatchObject({ fullName: "Imani Okafor", idealClients: "Drivers hurt\nin the last two years." });
    expect(row).toMatchObject({ websiteLink: null, paymentDate: null, agreementDate: null });
    expect(events).toEqual([[null, "Pre-Payment", "API"]]);
  });

  test("the same external id is the same application, and only what is named changes", async () => {
    const externalId = fresh();
    const { id } = await (await send({ external_id: externalId, ...whole })).json();
    const answer = await send({ external_id: externalId, phone: "407-555-0199", website_link: "https://a.example/" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id, status: "Pre-Payment" });
    const { row, events } = await find(externalId);
    expect(row).toMatchObject({ phone: "407-555-0199", websiteLink: "https://a.example/", fullName: "Imani Okafor" });
    expect(events).toHaveLength(1);
    await send({ external_id: externalId, website_link: null });
    expect((await find(externalId)).row?.websiteLink).toBeNull();
  });

  test("two at once about a new one make one application", async () => {
    const externalId = fresh();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send({ external_id: externalId, ...whole })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id))).size).toBe(1);
    expect((await find(externalId)).events).toHaveLength(1);
  });

  test("the same change sent at once by two is one line of history", async () => {
    const externalId = fresh();
    await send({ external_id: externalId, ...whole });
    const change = { external_id: externalId, status: "Fully Onboarded" };
    await Promise.all([send(change), send(change), send(change)]);
    expect((await find(externalId)).events).toEqual([
      [null, "Pre-Payment", "API"],
      ["Pre-Payment", "Fully Onboarded", "API"],
    ]);
  });

  test("text is kept as text, without what no database or mail takes", async () => {
    const externalId = fresh();
    await send({ external_id: externalId, ...whole, full_name: ' <b>"O\u0000k"</b>\n=1+1 \ud800 ' });
    expect((await find(externalId)).row?.fullName).toBe('<b>"Ok"</b> =1+1 \ufffd');
  });
});

describe("status and dates", () => {
  test("come with the status that sets them, and stay", async () => {
    const externalId = fresh();
    await send({ external_id: externalId, ...whole });
    await send({ external_id: externalId, status: "Paid / Awaiting Agreement" });
    const paid = (await find(externalId)).row;
    expect(paid?.paymentDate).toBeInstanceOf(Date);
    expect(paid?.agreementDate).toBeNull();
    await send({ external_id: externalId, status: "Fully Onboarded" });
    const onboarded = (await find(externalId)).row;
    expect(onboarded?.paymentDate).toEqual(paid?.paymentDate);
    expect(onboarded?.agreementDate).toBeInstanceOf(Date);
  });

  test("a later status sets both, also on a new application", async () => {
    const externalId = fresh();
    await send({ external_id: externalId, ...whole, status: "Fully Onboarded" });
    const { row } = await find(externalId);
    expect(row?.paymentDate).toBeInstanceOf(Date);
    expect(row?.agreementDate).toBeInstanceOf(Date);
  });

  test("a date in the message wins, with its offset", async () => {
    const externalId = fresh();
    const dates = { submitted_date: "2025-06-01T08:00:00-04:00", payment_date: "2025-06-02T10:00:00Z" };
    await send({ external_id: externalId, ...whole, ...dates, status: "Fully Onboarded", agreement_date: null });
    expect((await find(externalId)).row).toMatchObject({
      submittedDate: new Date("2025-06-01T12:00:00Z"),
      paymentDate: new Date("2025-06-02T10:00:00Z"),
      agreementDate: null,
    });
  });

  test("a status may go back, and takes the later dates with it", async () => {
    const externalId = fresh();
    await send({ external_id: externalId, ...whole, status: "Fully Onboarded" });
    await send({ external_id: externalId, status: "Pre-Payment" });
    const { row, events } = await find(externalId);
    expect(row).toMatchObject({ status: "Pre-Payment", paymentDate: null, agreementDate: null });
    expect(events.at(-1)).toEqual(["Fully Onboarded", "Pre-Payment", "API"]);
  });

  test("what is live stays live, and the answer says so", async () => {
    const externalId = fresh();
    await send({ external_id: externalId, ...whole, status: "Live" });
    const answer = await send({ external_id: externalId, status: "Pre-Payment", phone: "1" });
    expect(await answer.json()).toMatchObject({ status: "Live" });
    expect((await find(externalId)).row).toMatchObject({ status: "Live", phone: "1" });
    expect((await find(externalId)).events).toHaveLength(1);
  });
});

describe("refused", () => {
  const problems = async (body: unknown) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
    const { error, problems: list } = await answer.json();
    expect(error).toBeTruthy();
    return Object.fromEntries(list.map(({ field, message }: Record<string, string>) => [field, message]));
  };

  test("a new application names every field that it lacks", async () => {
    const externalId = fresh();
    const found = await problems({ external_id: externalId, full_name: "Imani Okafor" });
    expect(Object.keys(found).sort()).toEqual(
      Object.keys(whole)
        .filter((field) => field !== "full_name")
        .sort(),
    );
    expect((await find(externalId)).row).toBeUndefined();
  });

  test("all that is wrong with the fields, at once", async () => {
    const found = await problems({
      ...whole,
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
      email: "must be an e-mail address",
      phone: "must be text",
      website_link: "must be an http or https address",
      status: "must be one of Pre-Payment, Paid / Awaiting Agreement, Fully Onboarded, Live",
      main_service: "must have at most 500 characters",
      statuss: "is no field of an application",
    });
    expect(found.submitted_date).toMatch(/must be a time/);
    expect(found.payment_date).toBeTruthy();
  });

  test.each([["not json"], ["[]"], ["null"], ['"text"'], [""], [new Blob([new Uint8Array([0x22, 0xff, 0x22])])]])(
    "a body that is no application: %s",
    async (body) => {
      expect(Object.keys(await problems(body))).toEqual([""]);
    },
  );

  test.each([
    ["no key", { Authorization: "" }],
    ["another key", { Authorization: `Bearer ${key}x` }],
    ["the key in another scheme", { Authorization: `Basic ${key}` }],
  ])("%s is 401 and stores nothing", async (_, headers) => {
    const externalId = fresh();
    const answer = await send({ external_id: externalId, ...whole }, headers);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("WWW-Authenticate")).toMatch(/^Bearer/);
    expect((await answer.json()).error).toBeTruthy();
    expect((await find(externalId)).row).toBeUndefined();
  });

  test("another content type is 415, also what a page of another site could send", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"]) {
      const answer = await send({ external_id: fresh(), ...whole }, { "Content-Type": type });
      expect(answer.status, type).toBe(415);
      expect((await answer.json()).error).toBeTruthy();
    }
    const answer = await send(
      { external_id: fresh(), ...whole },
      { "Content-Type": "application/json; charset=utf-8" },
    );
    expect(answer.status).toBe(201);
  });

  test("more than 64 KB is 413", async () => {
    const answer = await send({ external_id: fresh(), ...whole, ideal_clients: "x".repeat(65 * 1024) });
    expect(answer.status).toBe(413);
    expect((await answer.json()).error).toBeTruthy();
  });

  test.each(["GET", "PUT", "DELETE"])("%s is 405 and says what is allowed", async (method) => {
    const answer = await fetch(`${site.origin}/api/dealflow-applications`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toContain("POST");
  });

  test("without a key of ours the address is off", async () => {
    const off = await startSite();
    const answer = await send({ external_id: "x", ...whole }, {}, off);
    expect(answer.status).toBe(503);
    expect((await answer.json()).error).toContain("DEALFLOW_API_KEY");
    await off.stop();
  });

  test("an address that sends without end is told when to come back", async () => {
    const slow = await startSite({ DEALFLOW_API_KEY: key, DEALFLOW_API_PER_HOUR: "2" });
    const wrong = () => send({}, { Authorization: "Bearer no" }, slow);
    expect([(await wrong()).status, (await wrong()).status]).toEqual([401, 401]);
    const answer = await send({ external_id: "x", ...whole }, {}, slow);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("1800");
    await slow.stop();
  });

  test("the database away is 500 in JSON", async () => {
    const broken = await startSite({ DEALFLOW_API_KEY: key });
    await broken.services.db.close();
    const answer = await send({ external_id: "x", ...whole }, {}, broken);
    expect(answer.status).toBe(500);
    expect((await answer.json()).error).toContain("again");
    await broken.stop().catch(() => {});
  });
});

/** Lets a shell read a command, and does what curl would with its words: not every machine has curl. */
async function runCurl(command: string): Promise<Response> {
  const env = { ...process.env, ORIGIN: site.origin, DEALFLOW_API_KEY: key };
  const { stdout } = await promisify(execFile)("sh", ["-c", `curl() { printf '%s\\0' "$@"; }\n${command}`], { env });
  const words = stdout.split("\0").slice(0, -1);
  const headers = new Headers();
  let [url, body] = ["", ""];
  for (let word = words.shift(); word !== undefined; word = words.shift())
    if (word === "--header") headers.append(...((words.shift() ?? "").split(": ") as [string, string]));
    else if (word === "--data") body = words.shift() ?? "";
    else if (!/^--(silent|show-error)$/.test(word)) url = word;
  return fetch(url, { method: "POST", headers, body });
}

describe("docs/api.md", () => {
  const blocks = [...readFileSync("docs/api.md", "utf8").matchAll(/```sh\n([\s\S]*?)```/g)].map(
    ([, block = ""]) => block,
  );

  test("every command in it works as it stands, in its order", async () => {
    expect(blocks.length).toBeGreaterThan(2);
    const statuses: string[] = [];
    for (const block of blocks) statuses.push((await (await runCurl(block)).json()).status);
    expect(statuses).toEqual(["Pre-Payment", "Paid / Awaiting Agreement", "Fully Onboarded"]);
    const { row } = await find("crm-1042");
    expect(row?.agreementDate).toEqual(new Date("2025-06-30T13:40:00Z"));
  });

  test("its table names the fields that there are", async () => {
    const table = readFileSync("docs/api.md", "utf8").split("### Fields")[1]?.split("###")[0] ?? "";
    const { problems } = await (await send({ external_id: "only" })).json();
    const named = ["external_id", ...problems.map(({ field }: { field: string }) => field)];
    for (const field of named) expect(table).toContain(`\`${field}\``);
  });
});

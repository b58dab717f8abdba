import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import {
  API_KEY,
  apiSettings,
  completeApplication,
  createExternalId,
  findSentApplication,
  sendApplication,
} from "#tests/support/office/dealflow-api";
import { setUpSite } from "#tests/support/site";

const site = setUpSite(apiSettings);

const send = (body: unknown) => sendApplication(site, body);
const find = (externalId: string) => findSentApplication(site, externalId);

describe("creating and changing", () => {
  test("a new application gets 201 with its ids", async () => {
    const externalId = createExternalId();
    const answer = await send({ external_id: externalId, ...completeApplication });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const { row, events } = await find(externalId);
    expect(await answer.json()).toEqual({ id: row?.id, status: "Pre-Payment" });
    expect(row).toMatchObject({ fullName: "Imani Okafor", idealClients: "Drivers hurt\nin the last two years." });
    expect(row).toMatchObject({ websiteLink: null, paymentDate: null, agreementDate: null });
    expect(events).toEqual([[null, "Pre-Payment", "API"]]);
  });

  test("the same external id changes the same application, and only the named fields", async () => {
    const externalId = createExternalId();
    const { id } = await (await send({ external_id: externalId, ...completeApplication })).json();
    const answer = await send({ external_id: externalId, phone: "407-555-0199", website_link: "https://a.example/" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id, status: "Pre-Payment" });
    const { row, events } = await find(externalId);
    expect(row).toMatchObject({ phone: "407-555-0199", websiteLink: "https://a.example/", fullName: "Imani Okafor" });
    expect(events).toHaveLength(1);
    await send({ external_id: externalId, website_link: null });
    expect((await find(externalId)).row?.websiteLink).toBeNull();
  });

  test("two requests at once with a new external id create one application", async () => {
    const externalId = createExternalId();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => send({ external_id: externalId, ...completeApplication })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id))).size).toBe(1);
    expect((await find(externalId)).events).toHaveLength(1);
  });

  test("the same change sent twice at once adds one line of history", async () => {
    const externalId = createExternalId();
    await send({ external_id: externalId, ...completeApplication });
    const change = { external_id: externalId, status: "Fully Onboarded" };
    await Promise.all([send(change), send(change), send(change)]);
    expect((await find(externalId)).events).toEqual([
      [null, "Pre-Payment", "API"],
      ["Pre-Payment", "Fully Onboarded", "API"],
    ]);
  });

  test("text is stored without characters that a database or an email rejects", async () => {
    const externalId = createExternalId();
    await send({ external_id: externalId, ...completeApplication, full_name: ' <b>"O\u0000k"</b>\n=1+1 \ud800 ' });
    expect((await find(externalId)).row?.fullName).toBe('<b>"Ok"</b> =1+1 \ufffd');
  });
});

describe("status and dates", () => {
  test("are set with their status, and stay", async () => {
    const externalId = createExternalId();
    await send({ external_id: externalId, ...completeApplication });
    await send({ external_id: externalId, status: "Paid / Awaiting Agreement" });
    const paid = (await find(externalId)).row;
    expect(paid?.paymentDate).toBeInstanceOf(Date);
    expect(paid?.agreementDate).toBeNull();
    await send({ external_id: externalId, status: "Fully Onboarded" });
    const onboarded = (await find(externalId)).row;
    expect(onboarded?.paymentDate).toEqual(paid?.paymentDate);
    expect(onboarded?.agreementDate).toBeInstanceOf(Date);
  });

  test("has no date for a skipped stage, also on a new application", async () => {
    const externalId = createExternalId();
    await send({ external_id: externalId, ...completeApplication, status: "Fully Onboarded" });
    const { row } = await find(externalId);
    expect(row?.paymentDate).toBeNull();
    expect(row?.agreementDate).toBeInstanceOf(Date);
  });

  test("prefer a date in the message, with its offset", async () => {
    const externalId = createExternalId();
    const dates = { submitted_date: "2025-06-01T08:00:00-04:00", payment_date: "2025-06-02T10:00:00Z" };
    await send({
      external_id: externalId,
      ...completeApplication,
      ...dates,
      status: "Fully Onboarded",
      agreement_date: null,
    });
    expect((await find(externalId)).row).toMatchObject({
      submittedDate: new Date("2025-06-01T12:00:00Z"),
      paymentDate: new Date("2025-06-02T10:00:00Z"),
      agreementDate: null,
    });
  });

  test("lose the later dates when the status goes back", async () => {
    const externalId = createExternalId();
    await send({ external_id: externalId, ...completeApplication, status: "Fully Onboarded" });
    await send({ external_id: externalId, status: "Pre-Payment" });
    const { row, events } = await find(externalId);
    expect(row).toMatchObject({ status: "Pre-Payment", paymentDate: null, agreementDate: null });
    expect(events.at(-1)).toEqual(["Fully Onboarded", "Pre-Payment", "API"]);
  });

  test("do not change for a live application, and the response says so", async () => {
    const externalId = createExternalId();
    await send({ external_id: externalId, ...completeApplication, status: "Fully Onboarded" });
    const live = await send({ external_id: externalId, status: "Live" });
    expect([live.status, (await live.json()).status]).toEqual([200, "Live"]);
    for (const change of [
      { status: "Pre-Payment", phone: "1" },
      { status: "Live", phone: "2" },
    ]) {
      const answer = await send({ external_id: externalId, ...change });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ status: "Live" });
      expect((await find(externalId)).row).toMatchObject({ status: "Live", phone: change.phone });
    }
    expect((await find(externalId)).events).toHaveLength(2);
  });
});

/** Parses a command with a shell and does what curl would do, because not every machine has curl. */
async function runCurl(command: string): Promise<Response> {
  const env = { ...process.env, ORIGIN: site.origin, DEALFLOW_API_KEY: API_KEY };
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

  test("has commands that all work as written, in their order", async () => {
    expect(blocks.length).toBeGreaterThan(2);
    const answers: [number, string][] = [];
    for (const block of blocks) {
      const answer = await runCurl(block);
      answers.push([answer.status, (await answer.json()).status]);
    }
    expect(answers).toEqual([
      [201, "Pre-Payment"],
      [200, "Paid / Awaiting Agreement"],
      [200, "Fully Onboarded"],
    ]);
    const { row } = await find("crm-1042");
    expect(row?.agreementDate).toEqual(new Date("2025-06-30T13:40:00Z"));
  });

  test("has a table of all existing fields", async () => {
    const table = readFileSync("docs/api.md", "utf8").split("### Fields")[1]?.split("###")[0] ?? "";
    const { problems } = await (await send({ external_id: "only" })).json();
    const named = ["external_id", ...problems.map(({ field }: { field: string }) => field)];
    for (const field of named) expect(table).toContain(`\`${field}\``);
  });
});

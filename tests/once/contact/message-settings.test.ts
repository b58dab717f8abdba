import { describe, expect, test } from "vitest";
import { sweep } from "#app/server/sweeper.server";
import { Visitor } from "#tests/support/browser/visitor";
import { createContactFields, listMessages } from "#tests/support/contact/messages";
import { changeRows } from "#tests/support/database/rows";
import { type Site, startSiteForTest } from "#tests/support/site";

const DAY = 86_400_000;

async function send(site: Site, number: number): Promise<number> {
  const fields = createContactFields({ message: `What would a website cost? Number ${number}.` });
  return (await new Visitor(site).post("/contact", fields)).status;
}

describe("MAX_MESSAGES_PER_HOUR", () => {
  test.each([
    ["2", [303, 303, 429, 429]],
    ["0", [303, 303, 303, 303]],
  ])("of %s answers %j", async (limit, statuses) => {
    const site = await startSiteForTest({ MESSAGES_PER_HOUR: "0", MAX_MESSAGES_PER_HOUR: limit });
    const answers: number[] = [];
    for (let number = 1; number <= statuses.length; number++) answers.push(await send(site, number));
    expect(answers).toEqual(statuses);
    expect(await listMessages(site)).toHaveLength(statuses.filter((status) => status === 303).length);
  });

  test("of 0 sets no limit, even if messages above MESSAGES_PER_HOUR are spam", async () => {
    const site = await startSiteForTest({ MESSAGES_PER_HOUR: "1", MAX_MESSAGES_PER_HOUR: "0" });
    for (let number = 1; number <= 12; number++) expect(await send(site, number)).toBe(303);
    expect((await listMessages(site)).filter(({ status }) => status === "spam")).toHaveLength(11);
  });
});

describe("SPAM_DAYS", () => {
  test.each([
    ["5", 4, 1],
    ["5", 6, 0],
    ["0", 4000, 1],
  ])("of %s leaves after %d days %d spam messages", async (setting, days, left) => {
    const site = await startSiteForTest({ MESSAGES_PER_HOUR: "0", SPAM_DAYS: setting });
    await send(site, 1);
    await changeRows(site, "contactMessages", {}, { status: "spam" });
    await sweep(site.services, Date.now() + days * DAY);
    expect(await listMessages(site)).toHaveLength(left);
  });
});

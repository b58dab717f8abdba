import { expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { createContactFields, listMessages, sendMessage } from "#tests/support/contact/messages";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ MESSAGES_PER_HOUR: "8", TRUSTED_PROXIES: "1" });
const from = (address: string) => ({ "X-Forwarded-For": address });

test("suspected spam gets the same response as any message", async () => {
  const email = "trap@studio.example";
  const answer = await new Visitor(site).post("/contact", createContactFields({ email, homepage: "x" }));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/contact?sent=1");
  expect((await listMessages(site)).find((row) => row.email === email)).toMatchObject({
    status: "spam",
    spamReasons: ["Filled in a hidden field"],
  });
});

test.each<[string, Record<string, string>, string[]]>([
  ["one link", { message: "Our site is https://studio.example, what would you change?" }, []],
  ["two links", { message: "https://studio.example and www.studio.example" }, []],
  ["a form that was open for a second", { elapsed: "1000" }, []],
  ["a form that was open for a minute", { elapsed: "60000" }, []],
  ["a time that is no number", { elapsed: "soon" }, []],
  ["four links", { message: "http://a.example http://b.example http://c.example www.d.example" }, ["4 links"]],
  [
    "two links within a second",
    { message: "http://a.example http://b.example", elapsed: "900" },
    ["Sent within 2 seconds", "2 links"],
  ],
  ["links as code", { message: 'Cheap <a href="//a.example">followers</a>' }, ["Links written as HTML or BBCode"]],
  ["a link as the name", { fullName: "Prize: www.a.example" }, ["A link in the name"]],
])("%s", async (what, changes, reasons) => {
  const row = await sendMessage(site, changes, from(`10.1.${what.length}.${changes.message?.length ?? 1}`));
  expect(row).toMatchObject({ spamReasons: reasons, status: reasons.length > 0 ? "spam" : "new" });
});

test("the same words from several addresses count as spam the fourth time", async () => {
  const message = "Dear owner, we offer the best rankings in the world, for a price that nobody else can match today.";
  const states: string[] = [];
  for (let n = 1; n <= 4; n++)
    states.push((await sendMessage(site, { message: `${message}${"!".repeat(n)}` }, from(`10.2.0.${n}`))).status);
  expect(states).toEqual(["new", "new", "new", "spam"]);
});

test("short messages that many people send are not spam", async () => {
  const states: string[] = [];
  for (let n = 1; n <= 6; n++)
    states.push((await sendMessage(site, { message: "Hello, I need a website." }, from(`10.6.0.${n}`))).status);
  expect(new Set(states)).toEqual(new Set(["new"]));
});

test("an email address, in any case, may send five messages within an hour", async () => {
  const states: string[] = [];
  for (let n = 1; n <= 6; n++) {
    const email = n % 2 ? "often@studio.example" : "Often@Studio.example";
    states.push((await sendMessage(site, { email }, from(`10.3.0.${n}`))).status);
  }
  expect(states).toEqual(["new", "new", "new", "new", "new", "spam"]);
});

test("a network may send MESSAGES_PER_HOUR messages within an hour", async () => {
  const states: string[] = [];
  for (let n = 1; n <= 9; n++) states.push((await sendMessage(site, {}, from("10.4.0.1"))).status);
  expect(states).toEqual([...Array(8).fill("new"), "spam"]);
});

import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { business } from "#app/site";
import type { Row } from "#drizzle/schema";
import { book, removeBookings } from "#tests/support/booking/bookings";
import { Visitor } from "#tests/support/browser/visitor";
import { sendMessage } from "#tests/support/contact/messages";
import { changeRows, deleteRows, emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { switchTeamAddressOff } from "#tests/support/office/notifications";
import { placeOrder } from "#tests/support/order/orders";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { readSent, setUpClock } from "#tests/support/outbox/sent-emails";
import { createIdeaFields } from "#tests/support/shop/ideas";
import { sellProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const TEAM = "team@palmetto.example";
const site = setUpSite({
  TEAM_EMAIL: TEAM,
  MESSAGES_PER_HOUR: "0",
  UNCONFIRMED_EMAILS_PER_HOUR: "1",
  UNCONFIRMED_EMAILS_PER_DAY: "1",
});

beforeEach(async () => {
  await emptyTables(site, "adminUsers", "settings", "settingEdits", "summaryLines", "outbox");
  await site.services.settings.refresh();
});

type Account = Row<"adminUsers">;

const addPerson = (userId: string, changes: Partial<Account> = {}) =>
  insertRows(site, "adminUsers", {
    ...{ userId, name: userId, role: "staff", email: `${userId}@palmetto.example`, passwordHash: "hashed" },
    rights: ["orders", "inbox", "bookings", "sales"],
    notifications: { orders: "now" },
    ...changes,
  });

const recipients = async (prefix: string) => (await listQueuedEmails(site, prefix)).map(({ to }) => to).sort();

test("every email to the team belongs to one kind", () => {
  const { emails, notifications } = site.services.features;
  const isToTeam = ([, { sample }]: [string, (typeof emails)[string]]) =>
    sample(business.defaults).html.includes("Office copy");
  const topics = Object.entries(emails)
    .filter(isToTeam)
    .map(([topic]) => topic);
  // To one person, whatever they chose.
  const personal = topics.filter((topic) => /^account-|^test-email$|^team-summary$/.test(topic));
  const chosen = Object.values(notifications).flatMap((kind) => kind.topics);
  expect([...chosen].sort()).toEqual(topics.filter((topic) => !personal.includes(topic)).sort());
});

test("as long as nobody chose anything, emails to the team go to TEAM_EMAIL, with a link to change that", async () => {
  await addPerson("sam", { notifications: null });
  const { id, email } = await placeOrder(site);
  const [sent, ...more] = await listQueuedEmails(site, `order-team:${id}`);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ key: `order-team:${id}`, to: TEAM, replyTo: email });
  const link = `${site.origin}${paths.adminSettingSection("notifications")}`;
  expect(sent?.text).toContain(`This address gets every email to the team. Change who gets what:\n${link}`);
  expect(sent?.html).toContain(`href="${link}"`);
});

test("whoever chose it gets an email of their own, with a link to their choices, or a line of the summary", async () => {
  await addPerson("ana");
  await addPerson("ben", { notifications: { orders: "summary" }, summaryHour: 8 });
  await addPerson("cleo", { notifications: { orders: "none" } });
  await addPerson("dan", { notifications: { orders: "summary" } });
  const { id, submissionId, email } = await placeOrder(site);
  const emails = await listQueuedEmails(site, "order-team");
  expect(emails.map(({ key, to }) => [key, to])).toEqual([
    [`order-team:${id}`, TEAM],
    [`order-team:${id}:to:ana`, "ana@palmetto.example"],
    // Without an hour nothing waits for a summary.
    [`order-team:${id}:to:dan`, "dan@palmetto.example"],
  ]);
  expect(emails[1]).toMatchObject({ replyTo: email, subject: emails[0]?.subject });
  expect(emails[1]?.text).toContain(
    `You get this email because you chose to. Change what you get:\n${site.origin}${paths.adminAccount}#notifications`,
  );
  const [line, ...more] = await listRows(site, "summaryLines");
  expect(more).toEqual([]);
  expect(line).toMatchObject({ userId: "ben", kind: "orders", aboutKind: "order", aboutId: id });
  expect(line?.text).toMatch(new RegExp(`^New order ${submissionId}: `));
});

test("an email that an earlier version queued is sent as it was", async () => {
  await site.services.worker.stop();
  await placeOrder(site);
  const [row] = await listRows(site, "outbox", { topic: "order-team" });
  const { team, ...payload } = (row?.payload ?? {}) as Record<string, unknown>;
  const to = `old${Math.random()}@palmetto.example`;
  await changeRows(site, "outbox", { topic: "order-team" }, { payload: { ...payload, to } });
  await setUpClock(site);
  const [email, ...more] = await readSent(site, to);
  expect([more, team]).toEqual([[], expect.objectContaining({ groups: [] })]);
  expect(email).not.toContain("Change who gets what");
});

test("somebody whose address is TEAM_EMAIL gets one email", async () => {
  await addPerson("ana", { email: TEAM.toUpperCase() });
  await placeOrder(site);
  expect(await recipients("order-team")).toEqual([TEAM]);
  await switchTeamAddressOff(site);
  await emptyTables(site, "outbox");
  await placeOrder(site);
  expect(await recipients("order-team")).toEqual([TEAM.toUpperCase()]);
});

test.each<[string, Partial<Account>]>([
  ["has no email address", { email: "" }],
  ["is turned off", { switchedOffAt: new Date() }],
  ["has not accepted the invitation yet", { passwordHash: "" }],
  ["may not open the screens", { rights: ["bookings"] }],
])("somebody who %s gets nothing", async (_, changes) => {
  await addPerson("ana", changes);
  await addPerson("ben", { ...changes, notifications: { orders: "summary" }, summaryHour: 8 });
  await placeOrder(site);
  expect(await recipients("order-team")).toEqual([TEAM]);
  expect(await listRows(site, "summaryLines")).toEqual([]);
});

describe("what was queued is not sent", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["after a right was taken away", () => changeRows(site, "adminUsers", { userId: "ana" }, { rights: ["inbox"] })],
    [
      "to an account that is off",
      () => changeRows(site, "adminUsers", { userId: "ana" }, { switchedOffAt: new Date() }),
    ],
    ["to a removed account", () => deleteRows(site, "adminUsers", { userId: "ana" })],
  ])("%s, while TEAM_EMAIL gets it", async (_, change) => {
    await site.services.worker.stop();
    const ana = `ana${Math.random()}@palmetto.example`;
    await addPerson("ana", { email: ana });
    await placeOrder(site);
    expect(await recipients("order-team")).toEqual([ana, TEAM]);
    await change();
    await setUpClock(site);
    expect(await readSent(site, ana)).toEqual([]);
    expect(await recipients("order-team")).toEqual([TEAM]);
  });
});

test("what was queued goes to the address that a colleague has by now", async () => {
  await site.services.worker.stop();
  await addPerson("ana", { email: "typo@palmetto.example" });
  await placeOrder(site);
  const corrected = `ana${Math.random()}@palmetto.example`;
  await changeRows(site, "adminUsers", { userId: "ana" }, { email: corrected });
  await setUpClock(site);
  expect(await readSent(site, corrected)).toHaveLength(1);
  expect(await readSent(site, "typo@palmetto.example")).toEqual([]);
});

test("the limit for unconfirmed addresses holds nothing back from a colleague", async () => {
  await setUpClock(site);
  const ana = `ana${Math.random()}@palmetto.example`;
  await addPerson("ana", { email: ana });
  for (let count = 0; count < 3; count++) await placeOrder(site);
  expect(await readSent(site, ana)).toHaveLength(3);
});

describe("with TEAM_EMAIL switched off", () => {
  test("nobody gets a kind that nobody chose", async () => {
    await switchTeamAddressOff(site);
    await addPerson("ana");
    await placeOrder(site);
    await sendMessage(site);
    expect(await recipients("order-team")).toEqual(["ana@palmetto.example"]);
    expect(await recipients("contact-team")).toEqual([]);
    expect(await recipients("contact-visitor")).toHaveLength(1);
  });

  test("its address gets what the last reader can no longer get", async () => {
    await switchTeamAddressOff(site);
    await addPerson("ana");
    await changeRows(site, "adminUsers", { userId: "ana" }, { switchedOffAt: new Date() });
    await placeOrder(site);
    expect(await recipients("order-team")).toEqual([TEAM]);
  });

  test.each<[kind: string, topic: string, cause: () => Promise<unknown>]>([
    ["messages", "contact-team", () => sendMessage(site)],
    ["bookings", "booking-team", () => removeBookings(site).then(() => book(site))],
    ["sales", "purchase-sold", () => sellProduct(site)],
    ["ideas", "idea-team", sendIdea],
    ["unknown_payments", "payment-odd", () => sendEvent(site, { session: createPaidSession("SUB-UNKNOWN1") })],
  ])("%s go to whoever chose them", async (kind, topic, cause) => {
    await switchTeamAddressOff(site);
    await addPerson("ana", { role: "admin", notifications: { [kind]: "now" } });
    await addPerson("ben", { role: "admin", notifications: { orders: "now" } });
    await cause();
    expect(await recipients(topic)).toEqual(["ana@palmetto.example"]);
  });
});

const sendIdea = () => new Visitor(site).post(paths.vault, createIdeaFields());

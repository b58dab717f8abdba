import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import type { Visitor } from "#tests/support/browser/visitor";
import { changeRows, emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { attributesOf, fieldError, readPage, textOf, textsOf } from "#tests/support/document";
import { choose, chosen, openChoices, toFields } from "#tests/support/office/notifications";
import { changePerson, findPerson } from "#tests/support/office/people";
import { createSignedInVisitor, postInOffice } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ BUSINESS_TIMEZONE: "America/New_York" });
let admin: Visitor;

beforeEach(async () => {
  await emptyTables(site, "sessions", "accountEvents", "adminUsers", "settings", "settingEdits", "outbox");
  admin = await createSignedInVisitor(site, "admin", "Rosa Delgado");
  await changeRows(site, "adminUsers", { userId: "admin" }, { email: "rosa@palmetto.example" });
  const sam = { userId: "sam", name: "Sam Ortiz", role: "staff", email: "sam@palmetto.example" } as const;
  await insertRows(site, "adminUsers", { ...sam, passwordHash: "hashed" });
});

const ofSam = paths.adminPerson("sam");
const labels = async (office: Visitor, screen: string) =>
  textsOf(await readPage(office, screen), '#notifications [id$="-label"], #notifications label[for]');

describe("a person’s own notifications", () => {
  test("begin with nothing, are saved, shown again, and undone with the toast’s button", async () => {
    expect(await openChoices(admin)).toMatchObject({ notify_orders: "none", summary_hour: "" });
    const saved = await choose(admin, { orders: "now", bookings: "summary", hour: "8" });
    expect(saved).toMatchObject({ title: "Notifications Saved", location: `${paths.adminAccount}#notifications` });
    expect(await openChoices(admin)).toMatchObject({
      notify_orders: "now",
      notify_bookings: "summary",
      summary_hour: "8",
    });
    const [event] = await listRows(site, "accountEvents", { event: "notifications" });
    const undo = { intent: "undo_notifications", edit: event?.id ?? "" };
    expect((await postInOffice(admin, paths.adminAccount, undo)).title).toBe("Notifications Saved");
    expect(await openChoices(admin)).toMatchObject({
      notify_orders: "none",
      notify_bookings: "none",
      summary_hour: "",
    });
    expect((await postInOffice(admin, paths.adminAccount, undo)).title).toBe("Not Undone");
  });

  test("are about the screens that the person may open", async () => {
    const staff = await createSignedInVisitor(site, "staff", "Kim", ["bookings"]);
    expect(await labels(staff, paths.adminAccount)).toEqual([
      "Bookings made, moved and canceled by visitors",
      "Daily summary",
    ]);
    expect(await labels(admin, paths.adminAccount)).toContain("Payments without an order or a purchase");
  });

  test("in the summary need an hour, and what was chosen is kept", async () => {
    const refused = await choose(admin, { orders: "summary" });
    expect(refused.status).toBe(400);
    expect(fieldError(refused.page, "summary_hour")).toBe(
      "Choose an hour, because some emails are set to come in the summary.",
    );
    expect(chosen(refused.page, "notify_orders")).toBe("summary");
  });

  test.each([
    ["orders", "<script>"],
    ["orders", "constructor"],
    ["orders", "__proto__"],
    ["hour", "24"],
    ["hour", "8.5"],
  ])("%s %j is refused", async (name, text) => {
    const refused = await choose(admin, { [name]: text });
    expect(refused.status).toBe(400);
    expect((await findPerson(site, "admin"))?.notifications).toBeNull();
  });

  test("without an email address say that nothing comes", async () => {
    await changeRows(site, "adminUsers", { userId: "admin" }, { email: "" });
    const page = await readPage(admin, paths.adminAccount);
    expect(textOf(page, "#notifications")).toContain("Without an email address, you don’t get these emails.");
    expect(textOf(page, "main")).toContain("Without one, you can’t reset a forgotten password.");
    expect(attributesOf(page, `main a[href$="#email"]`, "href")).toEqual([`${paths.adminPerson("admin")}#email`]);
    expect(page.querySelector("#notifications fieldset[disabled]")).not.toBeNull();
    const staff = await createSignedInVisitor(site, "staff", "Kim");
    expect(textOf(await readPage(staff, paths.adminAccount), "#notifications")).toContain(
      "Without an email address, you don’t get these emails. An admin can add one under Settings, People.",
    );
    expect((await postInOffice(admin, paths.adminAccount, { intent: "send_test_email" })).title).toBe("Error");
    expect(await listRows(site, "outbox")).toEqual([]);
  });

  test("a test email to the own address says how it was sent", async () => {
    const tested = await postInOffice(admin, paths.adminAccount, { intent: "send_test_email" });
    expect(tested.title).toBe("Test Email Queued");
    expect(textOf(tested.page, '[aria-label="The test email"]')).toMatch(
      /^Written to a file .*To rosa@palmetto\.example/,
    );
    const staff = await createSignedInVisitor(site, "staff", "Kim");
    await changeRows(site, "adminUsers", { userId: "staff" }, { email: "kim@palmetto.example" });
    const page = await readPage(staff, tested.location ?? "");
    expect(textOf(page, '[aria-label="The test email"]')).toBe("");
  });
});

describe("a colleague’s notifications", () => {
  test("are set by an admin, which the history shows and Undo takes back", async () => {
    expect((await choose(admin, { orders: "now" }, ofSam)).title).toBe("Notifications Saved");
    expect((await findPerson(site, "sam"))?.notifications).toMatchObject({ orders: "now" });
    const history = textOf(await readPage(admin, ofSam), '[aria-labelledby="history"]');
    expect(history).toContain("Notifications changed New orders and questions: Right away (before: Not at all)");
    const undo = (await readPage(admin, ofSam)).querySelector('button[value="undo_notifications"]');
    expect(undo).not.toBeNull();
    const [event] = await listRows(site, "accountEvents", { event: "notifications" });
    await changePerson(admin, "sam", "undo_notifications", { edit: event?.id ?? "" });
    expect((await findPerson(site, "sam"))?.notifications).toMatchObject({ orders: "none" });
  });

  test("two people merge changes to different kinds, and are asked about the same one", async () => {
    const opened = await openChoices(admin, ofSam);
    await choose(admin, { orders: "now" }, ofSam);
    const post = (changes: Record<string, string>) => postInOffice(admin, ofSam, { ...opened, ...toFields(changes) });
    expect((await post({ bookings: "now" })).title).toBe("Notifications Saved");
    expect((await findPerson(site, "sam"))?.notifications).toMatchObject({ orders: "now", bookings: "now" });
    const conflict = await post({ orders: "summary", hour: "9" });
    expect(conflict.status).toBe(409);
    expect(textOf(conflict.page, "#saved-now")).toContain("New orders and questions Right away");
    expect(chosen(conflict.page, "notify_orders")).toBe("summary");
    expect((await findPerson(site, "sam"))?.notifications).toMatchObject({ orders: "now" });
  });

  test("are only for admins, and staff can’t change others’ with their own form", async () => {
    const staff = await createSignedInVisitor(site, "staff", "Kim");
    expect((await staff.post(ofSam, { intent: "save_notifications", notify_orders: "now" })).status).toBe(403);
    await postInOffice(staff, paths.adminAccount, {
      ...(await openChoices(staff)),
      notify_sales: "now",
      userId: "sam",
    });
    expect((await findPerson(site, "sam"))?.notifications).toBeNull();
  });

  test.each([
    [{ passwordHash: "" }, "They get these once they have accepted the invitation."],
    [{ switchedOffAt: new Date() }, "The account is turned off, so they get nothing."],
    [{ email: "" }, "Without an email address, this account gets nothing. Add one first"],
  ])("say why nothing comes", async (changes, note) => {
    await changeRows(site, "adminUsers", { userId: "sam" }, changes);
    expect(textOf(await readPage(admin, ofSam), "#notifications")).toContain(note);
  });

  test("that a form of another version has or lacks are left alone", async () => {
    await changeRows(site, "adminUsers", { userId: "sam" }, { notifications: { orders: "now", fax: "now" } });
    const { shown_notify_orders, notify_orders, ...form } = await openChoices(admin, ofSam);
    const fields = { ...form, notify_bookings: "now", notify_pigeons: "now", shown_notify_pigeons: "none" };
    expect((await postInOffice(admin, ofSam, fields)).title).toBe("Notifications Saved");
    const saved = (await findPerson(site, "sam"))?.notifications;
    expect(saved).toMatchObject({ orders: "now", fax: "now", bookings: "now" });
    expect(saved).not.toHaveProperty("pigeons");
  });

  test("of somebody who is not there are answered with 404", async () => {
    const form = await openChoices(admin, ofSam);
    expect((await postInOffice(admin, paths.adminPerson("nobody"), form)).status).toBe(404);
  });
});

describe("Settings, Notifications", () => {
  const screen = paths.adminSettingSection("notifications");
  const preview = async () => textOf(await readPage(admin, screen), '[aria-labelledby="preview-title"]');

  test("says who gets what, and which emails nobody gets", async () => {
    expect(await preview()).toContain("New orders and questions hello@palmetto.example");
    expect(textOf(await readPage(admin, paths.adminSettings))).not.toContain("Nobody gets emails about");
    await choose(admin, { orders: "now" }, ofSam);
    await choose(admin, { messages: "summary", hour: "8" });
    const form = { intent: "save_settings", shown_team_address: "yes" };
    expect((await postInOffice(admin, screen, form)).title).toBe("Settings Saved");
    const shown = await preview();
    expect(shown).toContain("New orders and questions Sam Ortiz (right away)");
    expect(shown).toContain("Contact form messages Rosa Delgado (in the daily summary)");
    expect(shown).toContain("Order reviews Nobody gets these emails.");
    const list = textOf(await readPage(admin, paths.adminSettings));
    expect(list).toMatch(/Nobody gets emails about: (?!.*New orders).*Order reviews/);
  });
});

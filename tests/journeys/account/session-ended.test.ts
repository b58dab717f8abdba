import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { findProblemsInLooks } from "#tests/support/browser/axe";
import { setUpJourneys, waitForScripts, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { changeRows, emptyTables, listRows } from "#tests/support/database/rows";
import { findApplicationWithEvents, insertApplications } from "#tests/support/office/dealflow";
import { endSessions, signInAgain, startSiteWithAdmins } from "#tests/support/office/ended-session";
import { insertFourOrders } from "#tests/support/office/four-orders";
import { insertDeadEmail } from "#tests/support/office/outbox-screen";
import { findOrder } from "#tests/support/order/orders";

const journey = setUpJourneys(() => startSiteWithAdmins({ admin: "Admin", rosa: "Rosa Delgado" }));

let ids: string[];
let application: string;
beforeEach(async () => {
  await emptyTables(journey.site, "dealflowApplications", "outbox");
  ids = await insertFourOrders(journey.site);
  const [made] = await insertApplications(journey.site, { fullName: "Imani Okafor", status: "Fully Onboarded" });
  application = made?.id ?? "";
  await insertDeadEmail(journey.site, "dead", "order-team:1");
});

const order = async (index: number) => findOrder(journey.site, ids[index] ?? "");
const ticketOf = async (index: number) => `/admin/orders/${(await order(index))?.submissionId}`;

withAndWithoutJavaScript((javaScriptEnabled) => {
  let page: Page;
  beforeEach(async () => {
    page = await journey.openOffice({
      javaScriptEnabled,
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
    });
  });

  const open = async (path: string) => {
    await page.goto(path);
    if (javaScriptEnabled) await waitForScripts(page);
    await endSessions(journey.site);
  };
  /** With JavaScript the change is made at once; without it, press the button. */
  const continued = async () => {
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Continue" }).click();
  };
  const save = async (name: string) => {
    if (!javaScriptEnabled) await page.getByRole("button", { name: `Save ${name}` }).click();
  };

  test("the status and priority of a row are saved after signing in again", async () => {
    await open("/admin?q=studio");
    await page.getByLabel("Status of Luis Ortega").selectOption("ready");
    await save("Luis Ortega");
    await signInAgain(page, /Status: Ready/);
    await continued();
    await page.getByText("Status Updated").waitFor();
    await expect.poll(() => page.getByLabel("Status of Luis Ortega").inputValue()).toBe("ready");
    expect(new URL(page.url()).search).toBe("?q=studio");
    if (javaScriptEnabled) await waitForScripts(page);
    await endSessions(journey.site);
    await page.getByLabel("Priority of Luis Ortega").selectOption("urgent");
    await save("Luis Ortega");
    await signInAgain(page, /Priority: Urgent/);
    await continued();
    await page.getByText("Priority Updated").waitFor();
    expect(await order(1)).toMatchObject({ orderStatus: "ready", priority: "urgent" });
  });

  test("several orders are updated and deleted after signing in again", async () => {
    await open("/admin");
    for (const name of ["Luis Ortega", "Dana Whitfield"])
      await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await page.getByLabel("New status").selectOption("ready");
    await page.getByRole("button", { name: "Update Status" }).click();
    await signInAgain(page, "Update 2 orders to Ready");
    await continued();
    await page.getByText("2 orders updated to Ready").waitFor();
    if (javaScriptEnabled) await waitForScripts(page);
    await page.getByRole("checkbox", { name: "Select Priya Raman" }).check();
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Delete Selected" }).click();
    await endSessions(journey.site);
    if (javaScriptEnabled) await page.getByRole("button", { name: "Delete Selected" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await signInAgain(page, "Delete 1 order");
    await continued();
    await page.getByText("1 order has been deleted").waitFor();
    await page.getByText("Priya Raman").waitFor({ state: "detached" });
  });

  test("a note is added after signing in again", async () => {
    await open(await ticketOf(3));
    await page.getByLabel("New note").fill("Asked for a brighter photo.\nCall back on Monday.");
    await page.getByRole("button", { name: "Add Note" }).click();
    await signInAgain(page, /Asked for a brighter photo/);
    await continued();
    await page.getByRole("listitem").getByText("Call back on Monday.").waitFor();
  });

  test("a staff email is sent after signing in again", async () => {
    await open(`/admin/orders/compose?back=%2Fadmin&id=${ids[0]}`);
    await page.getByLabel("Subject").fill("Your flyers");
    await page.getByLabel("Text").fill("Hi {name}, the flyers are on their way.");
    await page.getByRole("button", { name: /^Send/ }).click();
    await signInAgain(page, /the flyers are on their way/);
    await continued();
    await page.getByText("1 email is on its way.").waitFor();
    const staffEmails = (await listRows(journey.site, "outbox")).filter(({ id }) => id !== "dead");
    expect(staffEmails).toHaveLength(1);
    expect(JSON.stringify(staffEmails)).toContain("the flyers are on their way.");
  });

  test("Mark Live, Retry and Restore continue after signing in again", async () => {
    await open(`/admin/dealflow/${application}`);
    await page.getByRole("button", { name: "Mark Live", exact: true }).click();
    await signInAgain(page, "Mark Live");
    await continued();
    await page.getByText("Application status has been updated successfully.").waitFor();
    expect((await findApplicationWithEvents(journey.site, application)).status).toBe("Live");
    await open("/admin/outbox");
    await page
      .getByRole("button", { name: /^Retry/ })
      .first()
      .click();
    await signInAgain(page, /^Send .* again$/);
    await continued();
    await page.getByText("Sending it again now.").waitFor();
    await changeRows(journey.site, "formSubmissions", {}, { deletedAt: new Date() });
    await open("/admin/trash");
    await page.getByRole("button", { name: "Restore Dana Whitfield" }).click();
    await signInAgain(page, "Restore an order");
    await continued();
    await page.getByText("1 order is back").waitFor();
    expect((await order(0))?.deletedAt).toBeNull();
  });

  test("a different user who signs in is asked first, and can discard the change", async () => {
    await open(await ticketOf(3));
    await page.getByLabel("New note").fill("Written by the admin");
    await page.getByRole("button", { name: "Add Note" }).click();
    await signInAgain(page, /Written by the admin/, "rosa");
    await page.getByRole("heading", { name: "Signed In" }).waitFor();
    await page.getByText("Written by the admin").waitFor();
    await page.getByRole("link", { name: "Discard this change" }).click();
    await page.getByRole("heading", { name: /^Order Details/ }).waitFor();
    await page.getByText("Written by the admin").waitFor({ state: "detached" });
    expect(await listRows(journey.site, "adminNotes")).toHaveLength(0);
  });
});

describe("with JavaScript", () => {
  test("typed text stays when the list checks for changes, and is saved after signing in again", async () => {
    const page = await journey.openOffice({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    await page.goto(await ticketOf(3));
    await page.getByRole("checkbox", { name: "Select all" }).waitFor();
    await page.getByLabel("New note").fill("Half a sentence");
    await endSessions(journey.site);
    await page.getByRole("link", { name: "Refresh" }).click();
    await page.getByText("What you typed stays here.").waitFor();
    expect(await page.getByLabel("New note").inputValue()).toBe("Half a sentence");
    await page.getByRole("button", { name: "Add Note" }).click();
    await signInAgain(page, /Half a sentence/);
    await page.getByRole("listitem").getByText("Half a sentence").waitFor();
  });

  test("axe finds no problems on the sign-in card with an unsaved change and on the next page", async () => {
    const page = await journey.openOffice({ reducedMotion: "reduce" });
    await page.goto(await ticketOf(3));
    await waitForScripts(page);
    await page.getByLabel("New note").fill("Written by the admin");
    await endSessions(journey.site);
    await page.getByRole("button", { name: "Add Note" }).click();
    await page.getByText("This isn’t saved yet").waitFor();
    expect(await findProblemsInLooks(page, 0), "card").toEqual([]);
    await signInAgain(page, /Written by the admin/, "rosa");
    await page.getByRole("heading", { name: "Signed In" }).waitFor();
    expect(await findProblemsInLooks(page, 0), "signed in").toEqual([]);
  });
});

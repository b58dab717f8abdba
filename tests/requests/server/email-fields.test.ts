import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { createAccount, listAccounts } from "#app/account/accounts.server";
import { fields as formFields } from "#app/order/model/form-state";
import { paths } from "#app/paths";
import { cleanEmail } from "#app/server/text/clean-text";
import type { Tables } from "#drizzle/schema";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, countRows, deleteRows, listRows } from "#tests/support/database/rows";
import { readDocument } from "#tests/support/document";
import { API_KEY, completeApplication, sendApplication } from "#tests/support/office/dealflow-api";
import { savePerson } from "#tests/support/office/people";
import { PASSWORD } from "#tests/support/office/sign-in";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { fillPages } from "#tests/support/page-addresses";
import { getPurchase, insertSoldProduct, payForProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const ADDRESS = "dana@studio.example";
/** A byte order mark, a soft hyphen, zero-width, filling and directional characters, and the scheme of a copied link. */
const POLLUTED = "\u00a0\ufeffmailto:\u200bda\u00adna\u200d@\u2060stu\u202adio\u202c.exam\u3164ple\u200f ";

const site = setUpSite({ DEALFLOW_API_KEY: API_KEY });
const visitor = new Visitor(site);
const admin = setUpSignedInVisitor(site);

interface EmailForm {
  path: string;
  from: Visitor;
  form: HTMLElement;
  fields: HTMLElement[];
}

/** An order's page is the same for strangers as one that does not exist. */
const notFound = ["/*", paths.customerPage(":number"), paths.nextOrder(":number")];

/** Every form of the built site with a field for an email address, except for those that only look something up. */
async function findEmailForms(): Promise<Map<string, EmailForm>> {
  const found = new Map<string, EmailForm>();
  for (const [pattern, path] of await fillPages(site, ADDRESS)) {
    const from = pattern.startsWith("/admin") ? admin : visitor;
    const response = await from.get(path, { Accept: "text/html" });
    expect([notFound.includes(pattern) ? 404 : 200, 301, 302, 303], path).toContain(response.status);
    for (const form of (await readDocument(response)).querySelectorAll("form:not([method=get])")) {
      const fields = form.querySelectorAll(
        'input[type="email"], input[name="email" i], input[name$="_email" i]:not([type="hidden"])',
      );
      const key = `${pattern}${form.querySelector("[name=intent]")?.getAttribute("value") ?? ""}`;
      if (fields.length > 0) found.set(key, { path, from, form, fields });
    }
  }
  return found;
}

/** The values of the form on the page, with something in every field that a visitor fills in. */
function fillIn({ form, fields }: EmailForm): Record<string, string> {
  const values: Record<string, string> = {};
  const set = (name: string | undefined, value: string) => {
    if (name && !(name in values)) values[name] = value;
  };
  for (const field of fields) set(field.getAttribute("name"), POLLUTED);
  for (const field of form.querySelectorAll("input, select, textarea, button")) {
    const [name, type = "text", value = ""] = ["name", "type", "value"].map((key) => field.getAttribute(key));
    if (field.tagName === "SELECT") set(name, field.querySelectorAll("option").at(-1)?.getAttribute("value") ?? "");
    else if (name === "links") set(name, "https://dana.example");
    else if (field.tagName === "TEXTAREA") set(name, "We miss about ten calls a week after 6 p.m.");
    else if (type === "radio") values[name ?? ""] = value;
    else if (type === "checkbox") set(name, value || "on");
    else if (type === "tel") set(name, "407-555-0134");
    else if (type === "number" || field.getAttribute("inputmode") === "numeric") set(name, "1");
    else if (type === "text" && !["homepage", "coupon"].includes(name ?? "")) set(name, "Dana Whitfield");
    else if (type !== "file" && name !== formFields.applyCoupon) set(name, value);
  }
  return values;
}

/** All stored rows as text. */
async function readRows(...tables: (keyof Tables)[]): Promise<string[]> {
  const rows = await Promise.all(tables.map((name) => listRows(site, name)));
  return rows.flat().map((row) => JSON.stringify(row));
}
const stored: (keyof Tables)[] = [
  "outbox",
  "formSubmissions",
  "contactMessages",
  "toolRequests",
  "bookings",
  "settings",
];
const accountForms = ["/admin/forgot-password", "/admin/people/:userIdsave_person"];
/** Each begins with the button that adds a line. tests/requests/order/quote-form.test.ts sends them. */
const quoteForms = ["/admin/orders/:number/quoteadd_line", "/admin/orders/newadd_line"];
const countWithAddress = async () =>
  (await readRows(...stored, "purchases")).filter((row) => row.includes(`"${ADDRESS}"`)).length;

describe("an address that was pasted with invisible characters", () => {
  test("is cleaned by every form of the site that asks for one", async () => {
    const forms = await findEmailForms();
    expect([...forms.keys()].sort()).toEqual(
      [
        ...accountForms,
        ...quoteForms,
        "/admin/orders/:numberemail",
        "/admin/sales/:numbercorrect_buyer_email",
        "/admin/settings/:sectionsave_settings",
        "/admin/settings/connectionssend_test_email",
        "/book-consultation",
        "/book-consultation/frame",
        "/contact",
        "/digital-vault",
        "/lets-talk",
        "/orders/:number",
        "/orders/:number/next",
        "/test-checkout/:item",
        "/thank-you/:slug",
        "/visual-design",
      ].sort(),
    );
    for (const [name, form] of forms) {
      // They accept an address once, or need one that is known.
      if ([...accountForms, ...quoteForms].includes(name)) continue;
      const before = await countWithAddress();
      const action = form.form.getAttribute("action") || form.path;
      const { status } = await form.from.post(action, { ...fillIn(form), outcome: "paid" });
      expect(status, name).toBe(303);
      await waitUntil(async () => expect(await countWithAddress(), name).toBeGreaterThan(before));
    }
    for (const row of await readRows(...stored, "purchases")) expect(row).not.toMatch(/mailto:|[\p{Cf}\u3164]/u);
  });

  test("is cleaned by the forms about accounts", async () => {
    const person = { name: "Dana", role: "staff", email: POLLUTED };
    await admin.post(paths.adminPeople, { intent: "invite_person", form_id: "pasted", ...person });
    const [invited] = await listRows(site, "adminUsers", { email: ADDRESS });
    await admin.post(paths.adminPerson(invited?.userId ?? ""), { intent: "withdraw_invitation" });
    await savePerson(admin, "colleague", { email: POLLUTED });
    const [saved] = await listRows(site, "adminUsers", { email: ADDRESS });
    expect([invited?.name, saved?.userId]).toEqual(["Dana", "colleague"]);
    await changeRows(site, "adminUsers", { userId: "colleague" }, { passwordHash: "hashed" });
    expect((await visitor.post(paths.adminForgotPassword, { email: POLLUTED })).status).toBe(200);
    await waitUntil(async () => expect(await countRows(site, "outbox", { topic: "account-reset" })).toBe(1));
    await deleteRows(site, "adminUsers", { userId: "colleague" });
  });

  test("is cleaned by the API, by the payment provider's event and on the command line", async () => {
    const application = { ...completeApplication, external_id: "pasted", email: POLLUTED };
    expect((await sendApplication(site, application)).status).toBe(201);
    expect((await readRows("dealflowApplications")).join()).toContain(`"${ADDRESS}"`);
    const { product } = await insertSoldProduct(site);
    await payForProduct(site, product, { email: POLLUTED });
    expect(await getPurchase(site, product)).toMatchObject({ email: ADDRESS, status: "active" });
    const { db } = site.services;
    await createAccount(db, { userId: "dana", role: "staff", name: "Dana", email: POLLUTED, password: PASSWORD });
    expect((await listAccounts(db)).find(({ userId }) => userId === "dana")?.email).toBe(ADDRESS);
  });

  test("gets its order's link at the clean address if it was stored that way", async () => {
    const order = await insertOrder(site, { email: "\u200bmailto:Kim@Studio.example\u00ad" });
    await visitor.post(`/orders/${order.submissionId}`, { email: "kim@studio.example" });
    const isLink = ({ key }: { key: string }) => key.startsWith(`order-room-link:${order.id}:`);
    const to = await waitUntil(async () => {
      const [email] = (await listQueuedEmails(site)).filter(isLink);
      expect(email).toBeDefined();
      return email?.to;
    });
    expect(to).toBe("Kim@Studio.example");
  });

  test.each([
    ["  Dána.O'Neil+shop@Studio.example ", "Dána.O'Neil+shop@Studio.example"],
    ["what?@studio.example", "what?@studio.example"],
    [`MailTo: ${ADDRESS}?subject=Order&body=a@b.example`, ADDRESS],
  ])("keeps only the visible characters of %j", (typed, address) => {
    expect(cleanEmail(typed)).toBe(address);
  });
});

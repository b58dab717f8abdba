import { beforeAll, describe, expect, test } from "vitest";
import { contactEntries } from "#app/order/model/order-fields";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { attributeOf, fieldValues, readDocument, readPage, readPageText, textOf } from "#tests/support/document";
import { readCsv } from "#tests/support/office/csv";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { filledContact, filledInputs } from "#tests/support/order/contact";
import { createOrderFields } from "#tests/support/order/order-form";
import { type Order, placeOrder } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ TEAM_EMAIL: "team@palmetto.example" });
const admin = setUpSignedInVisitor(site);
let order: Order;
beforeAll(async () => {
  await placeOrder(site);
  order = await placeOrder(site, filledInputs);
});

const escapeRegExp = (text: string) => text.replace(/[.?*+^$(){}|[\]\\]/g, "\\$&");

describe.each(contactEntries)("the field %s", (key, { name, label, limit, required, headings }) => {
  const value = filledContact[key];

  test("is an input with its label and limit", async () => {
    const page = await readPage(new Visitor(site.origin), paths.visualDesign);
    expect(attributeOf(page, `input[name="${name}"]`, "maxlength")).toBe(String(limit));
    expect(attributeOf(page, `input[name="${name}"]`, "required") !== undefined).toBe(Boolean(required));
    expect(textOf(page, `label[for="${name}"]`)).toBe(`${label} ${required ? "*" : "optional"}`);
  });

  test("keeps what was typed when another field has an error", async () => {
    const answer = await new Visitor(site.origin).post(
      paths.visualDesign,
      createOrderFields({ ...filledInputs, requirements: "" }),
    );
    expect(answer.status).toBe(400);
    expect(fieldValues(await readDocument(answer), name)).toEqual([value]);
  });

  test("is refused above its limit", async () => {
    const long = `${"a".repeat(limit)}@a.example`;
    const answer = await new Visitor(site.origin).post(paths.visualDesign, createOrderFields({ [name]: long }));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`${label}: keep it to ${limit} characters.`);
  });

  test("is stored", () => expect(order[key]).toBe(value));

  test.runIf(headings.email)("is in the email to the team", async () => {
    const emails = await listQueuedEmails(site);
    const email = emails.find(({ to, text }) => to === "team@palmetto.example" && text.includes(order.submissionId));
    expect(email?.text).toMatch(new RegExp(`^${headings.email} +${escapeRegExp(value)}$`, "m"));
    expect(email?.html).toContain(`>${headings.email}<`);
  });

  test.runIf(headings.ticket)("is on the ticket", async () => {
    const ticket = await readPage(admin, paths.adminOrder(order.submissionId));
    // The head of the ticket has these without labels.
    const isInHead = ["fullName", "businessName", "email", "phone"].includes(key);
    if (isInHead) expect(textOf(ticket, ".ticket-head")).toContain(value);
    else expect(textOf(ticket, ".ticket-body")).toContain(`${headings.ticket} ${value}`);
  });

  const heading = headings.csv ?? headings.amounts;
  test.runIf(heading)("is a column of the CSV file", async () => {
    const csv = (await (await admin.get(paths.adminExport + (headings.csv ? "" : "?amounts=1"))).text()).replace(
      "\ufeff",
      "",
    );
    const [columns = [], ...rows] = readCsv(csv);
    const row = rows.find((cells) => cells.includes(order.submissionId));
    expect(row?.[columns.indexOf(heading ?? "")]).toBe(value);
  });

  test("is searched", async () => {
    const found = await readPageText(admin, `${paths.admin}?q=${encodeURIComponent(value)}`);
    expect(found).toContain(order.submissionId);
  });
});

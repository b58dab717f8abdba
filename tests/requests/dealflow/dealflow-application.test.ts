import { beforeEach, describe, expect, test } from "vitest";
import { insertRows } from "#tests/support/database/rows";
import { attributeOf, countElements, linksOf, readPage, textOf, textsOf } from "#tests/support/document";
import {
  deleteApplications,
  findApplicationWithEvents,
  insertApplications,
  readListedNames,
} from "#tests/support/office/dealflow";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
beforeEach(() => deleteApplications(site));

/** A page's text, as the browser would read it. */
const text = async (answer: Promise<Response>) => (await answer).text();

describe("an application", () => {
  test("shows every field as plain text", async () => {
    const nasty = (name: string) => `<script>alert("${name}")</script>=cmd|'!A1 ${name}${"x".repeat(150)}`;
    const [row] = await insertApplications(site, {
      fullName: nasty("full"),
      businessName: nasty("business"),
      email: nasty("email"),
      phone: nasty("phone"),
      websiteLink: "javascript:alert(1)",
      mainService: nasty("service"),
      idealClients: nasty("clients"),
      targetCities: nasty("cities"),
      clientType: nasty("type"),
    });
    const page = await readPage(admin, `/admin/dealflow/${row?.id}`);
    expect(countElements(page, '[href^="javascript:"]')).toBe(0);
    for (const name of ["full", "business", "email", "phone", "service", "clients", "cities", "type"])
      expect(textOf(page, "main")).toContain(nasty(name));
  });

  test("links to a call of its number, without the extension", async () => {
    for (const [phone, href] of [
      ["+1 (407) 555-0142 ext. 12", "tel:+14075550142"],
      ["ask at the door", undefined],
    ]) {
      const [row] = await insertApplications(site, { phone });
      const links = (await readPage(admin, `/admin/dealflow/${row?.id}`)).querySelectorAll("main a");
      const numbers = links.filter((link) => textOf(link) === phone);
      expect(numbers.map((link) => link.getAttribute("href"))).toEqual([href]);
    }
  });

  test("says that a skipped stage has no date", async () => {
    const dates = { submittedDate: new Date("2025-06-20T18:14:00Z"), agreementDate: new Date("2025-06-22T13:40:00Z") };
    const [row] = await insertApplications(site, { status: "Fully Onboarded", ...dates, paymentDate: null });
    const stages = textsOf(await readPage(admin, `/admin/dealflow/${row?.id}`), ".stage-route li");
    expect(stages.slice(0, 3)).toEqual([
      "Pre-Payment Jun 20, 2025, 2:14 PM",
      "Paid / Awaiting Agreement No date recorded",
      expect.stringMatching(/^Fully Onboarded Agreement signed Jun 22, 2025, 9:40 AM/),
    ]);
  });

  test.each([
    ["Pre-Payment", "Paid / Awaiting Agreement Waiting for the payment"],
    ["Paid / Awaiting Agreement", "Fully Onboarded Waiting for the signed agreement"],
    ["Fully Onboarded", "Live Waiting for you to mark it live Mark Live"],
  ] as const)("in %s, says what the next stage waits for", async (status, next) => {
    const [row] = await insertApplications(site, { status });
    const stages = textsOf(await readPage(admin, `/admin/dealflow/${row?.id}`), ".stage-route li");
    expect(stages.filter((text) => text.includes("Waiting"))).toEqual([next]);
  });

  test("shows its dates, its history and the list with the same filter", async () => {
    const [row] = await insertApplications(site, {
      status: "Fully Onboarded",
      paymentDate: new Date("2025-06-21T19:02:00Z"),
      agreementDate: new Date("2025-06-22T13:40:00Z"),
    });
    const change = { applicationId: row?.id ?? "", actor: "API" };
    await insertRows(site, "dealflowEvents", [
      { id: "1", ...change, createdAt: new Date("2025-06-20T18:14:00Z"), before: null, after: "Pre-Payment" },
      {
        id: "2",
        ...change,
        createdAt: new Date("2025-06-22T13:40:00Z"),
        before: "Pre-Payment",
        after: "Fully Onboarded",
      },
    ]);
    const html = await text(admin.get(`/admin/dealflow/${row?.id}?q=imani`));
    for (const shown of [
      "Jun 20, 2025, 2:14 PM",
      "Jun 21, 2025, 3:02 PM",
      "Agreement signed Jun 22, 2025, 9:40 AM",
      "Jun 22, 2025, 9:40 AM, API",
      "Mark Live",
    ])
      expect(textOf(html)).toContain(shown);
    expect(readListedNames(html)).toEqual(["Imani Okafor"]);
    const links = linksOf(html).map(({ to }) => to);
    expect(links).toEqual(expect.arrayContaining(["https://okaforlaw.example", "/admin/dealflow?q=imani"]));
  });

  test.each(["Pre-Payment", "Paid / Awaiting Agreement", "Live"] as const)(
    "%s cannot be marked live",
    async (status) => {
      const [{ id } = { id: "" }] = await insertApplications(site, { status });
      expect(await text(admin.get(`/admin/dealflow/${id}`))).not.toContain("Mark Live");
      const answer = await admin.post(`/admin/dealflow/${id}`, {});
      const html = await text(admin.get(answer.headers.get("Location") ?? ""));
      expect(html).toContain("Error");
      expect(html).toContain("Failed to update status.");
      expect(await findApplicationWithEvents(site, id)).toEqual({ status, events: [] });
    },
  );

  test("an unknown application is a 404, with the list beside it", async () => {
    await insertApplications(site, { fullName: "Ana" });
    const answer = await admin.get("/admin/dealflow/none");
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain("We couldn’t find that application");
    expect(readListedNames(html)).toEqual(["Ana"]);
  });
});

/** The form of the only row that has one. */
function readForm(list: Awaited<ReturnType<typeof readPage>>) {
  const inputs = list.querySelectorAll("tbody input");
  const fields = inputs.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]);
  return { action: attributeOf(list, "tbody form", "action") ?? "", fields: Object.fromEntries(fields) };
}

describe("marking live", () => {
  test("changes the status with a message, and adds a line of history with the account's name", async () => {
    const [{ id } = { id: "" }] = await insertApplications(site, { status: "Fully Onboarded" });
    const answer = await admin.post(`/admin/dealflow/${id}?q=imani`, {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/admin/dealflow/${id}?q=imani`]);
    const page = await readPage(admin, `/admin/dealflow/${id}?q=imani`);
    const html = textOf(page);
    expect(html).toContain("Status Updated");
    expect(html).toContain("Application status has been updated successfully.");
    expect(textsOf(page, "small").filter((line) => line.endsWith(", Rosa Delgado"))).toHaveLength(1);
    expect(html).not.toContain("Mark Live");
    const { status, events } = await findApplicationWithEvents(site, id);
    expect(status).toBe("Live");
    expect(events).toMatchObject([{ before: "Fully Onboarded", after: "Live", actor: "Rosa Delgado" }]);
  });

  test("from the list leads back to the list", async () => {
    const [{ id } = { id: "" }] = await insertApplications(
      site,
      { fullName: "Imani", status: "Fully Onboarded" },
      { fullName: "Beau" },
    );
    const list = await readPage(admin, "/admin/dealflow?q=im");
    expect(textsOf(list, "tbody button")).toEqual(["Mark Live Imani"]);
    const { action, fields } = readForm(list);
    expect(action).toBe(`/admin/dealflow/${id}?q=im`);
    const answer = await admin.post(action, fields);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/dealflow?q=im"]);
    expect((await findApplicationWithEvents(site, id)).status).toBe("Live");
  });

  test("is done once, even if sent twice or by two people at once", async () => {
    const [{ id } = { id: "" }] = await insertApplications(site, { status: "Fully Onboarded" });
    await Promise.all([1, 2, 3].map(() => admin.post(`/admin/dealflow/${id}`, {})));
    await admin.post(`/admin/dealflow/${id}`, {});
    const { status, events } = await findApplicationWithEvents(site, id);
    expect(status).toBe("Live");
    expect(events).toHaveLength(1);
  });

  test("does nothing for an unknown application, which is a 404", async () => {
    const answer = await admin.post("/admin/dealflow/none", {});
    expect((await admin.get(answer.headers.get("Location") ?? "")).status).toBe(404);
  });
});

import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { haveApplications, namesIn } from "../dealflow";
import { signedIn } from "../office";
import { type Site, startSite } from "../site";
import { Visitor } from "../visitor";

let site: Site;
let admin: Visitor;
beforeAll(async () => {
  site = await startSite();
  admin = await signedIn(site, "admin", "Rosa Delgado");
});
afterAll(() => site.stop());
beforeEach(async () => {
  const { db } = site.services;
  await db.transact((tx) => tx.delete(db.tables.dealflowApplications));
});

/** A page's text, as the browser would read it. */
const text = async (answer: Promise<Response>) => (await answer).text();

async function stored(id: string) {
  const { read, tables } = site.services.db;
  const [row] = await read.select().from(tables.dealflowApplications).where(eq(tables.dealflowApplications.id, id));
  const events = await read.select().from(tables.dealflowEvents).where(eq(tables.dealflowEvents.applicationId, id));
  return { status: row?.status, events };
}

describe("who may", () => {
  const ways = [
    ["the list", (visitor: Visitor) => visitor.get("/admin/dealflow?status=Live")],
    ["an application", (visitor: Visitor) => visitor.get("/admin/dealflow/any")],
    ["the list's data", (visitor: Visitor) => visitor.get("/admin/dealflow.data")],
    ["posting to the list", (visitor: Visitor) => visitor.post("/admin/dealflow", {})],
    ["marking live", (visitor: Visitor) => visitor.post("/admin/dealflow/any", {})],
  ] as const;

  test.each(ways)("signed out, %s leads to the orders, where one signs in", async (name, ask) => {
    const answer = await ask(new Visitor(site.origin));
    if (name === "the list's data") return expect(await answer.text()).toContain('"/admin"');
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/admin");
  });

  test.each(ways)("as staff, %s leads home with the printed toast", async (name, ask) => {
    const staff = await signedIn(site, "staff", "Sam");
    const answer = await ask(staff);
    if (name === "the list's data") expect(await answer.text()).toContain('"/"');
    else expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
    const home = await text(staff.get("/"));
    expect(home).toContain("Access Denied");
    expect(home).toContain("You don&#x27;t have permission to access this page.");
    expect(await text(staff.get("/"))).not.toContain("Access Denied");
  });

  test.each(ways)("an error in the check: %s leads to the orders", async (name, ask) => {
    const broken = await startSite();
    const visitor = await signedIn(broken);
    await broken.services.db.close();
    const answer = await ask(visitor);
    if (name === "the list's data") expect(await answer.text()).toContain('"/admin"');
    else expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
    await broken.stop().catch(() => {});
  });

  test("a post from another site is refused before anything is done", async () => {
    const [{ id } = { id: "" }] = await haveApplications(site, { status: "Fully Onboarded" });
    const origins: Record<string, string>[] = [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }];
    for (const headers of origins) expect((await admin.post(`/admin/dealflow/${id}`, {}, headers)).status).toBe(403);
    expect((await stored(id)).status).toBe("Fully Onboarded");
  });

  test("what the office sees is kept by no cache", async () => {
    expect((await admin.get("/admin/dealflow")).headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("the list", () => {
  test("is there, empty, with a word about why", async () => {
    const html = await text(admin.get("/admin/dealflow"));
    expect(html).toContain("No applications found");
    expect(html).toContain("Nothing has come in yet");
    for (const head of ["Name", "Business", "Email", "Status", "Submitted", "Actions"]) expect(html).toContain(head);
  });

  test("has the latest on top, in the business's own time", async () => {
    await haveApplications(
      site,
      { fullName: "Early", submittedDate: new Date("2025-01-05T12:00:00Z") },
      { fullName: "Late", submittedDate: new Date("2025-07-02T03:30:00Z") },
      { fullName: "Middle", submittedDate: new Date("2025-03-05T12:00:00Z") },
    );
    const html = await text(admin.get("/admin/dealflow"));
    expect(namesIn(html)).toEqual(["Late", "Middle", "Early"]);
    expect(html).toContain("Jul 1, 2025, 11:30 PM");
  });

  test.each([
    ["imani", ["Imani"]],
    ["IMANI", ["Imani"]],
    ["zoË", ["ZOË"]],
    ["landry ROOF", ["Beau"]],
    ["@marchetti", ["Sofia"]],
    ["50%_\\", ["Odd"]],
    ["%", ["Odd"]],
    ["_", ["Odd"]],
    ["'", ["Odd"]],
    ["407-555", []],
  ])("finds %s in name, business and e-mail only", async (search, names) => {
    await haveApplications(
      site,
      { fullName: "Imani", businessName: "Okafor Law", email: "io@okafor.example" },
      { fullName: "Beau", businessName: "Landry Roofing", email: "b@roof.example" },
      { fullName: "Sofia", businessName: "Dental", email: "sofia@marchetti.example" },
      { fullName: "ZOË", businessName: "Café", email: "z@cafe.example" },
      { fullName: "Odd", businessName: "50%_\\'", email: "odd@x.example" },
    );
    const html = await text(admin.get(`/admin/dealflow?q=${encodeURIComponent(search)}`));
    expect(namesIn(html)).toEqual(names);
  });

  test("search and status together, both kept in the form and the folders", async () => {
    await haveApplications(
      site,
      { fullName: "Ana", status: "Live" },
      { fullName: "Anita", status: "Pre-Payment" },
      { fullName: "Bo", email: "bo@roof.example", status: "Live" },
    );
    const html = await text(admin.get("/admin/dealflow?q=an&status=Live"));
    expect(namesIn(html)).toEqual(["Ana"]);
    expect(html.replace(/<!-- -->/g, "")).toContain("1 of 3 applications");
    expect(html).toContain('<input type="hidden" name="status" value="Live"/>');
    expect(html).toMatch(/<a [^>]*href="\/admin\/dealflow\?q=an&amp;status=Pre-Payment"/);
    const none = await text(admin.get("/admin/dealflow?q=nobody&status=Live"));
    expect(none).toContain("No applications found");
    expect(none).toContain("Show all");
  });

  test.each(["?status=Gone", "?page=0", "?page=-1", "?page=x", "?page=1e9", "?page=99999999999999999999", "?status="])(
    "%s shows what there is",
    async (query) => {
      await haveApplications(site, { fullName: "Ana" });
      const answer = await admin.get(`/admin/dealflow${query}`);
      expect(answer.status).toBe(200);
      expect(namesIn(await answer.text())).toEqual(["Ana"]);
    },
  );

  test("comes in pages of fifty, each application on one of them", async () => {
    // Many of the same moment: the order must not depend on it.
    await haveApplications(site, ...Array.from({ length: 120 }, (_, index) => ({ fullName: `N${index}` })));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => text(admin.get(`/admin/dealflow?page=${page}`))));
    const names = pages.map(namesIn);
    expect(names.map((list) => list.length)).toEqual([50, 50, 20, 20]);
    expect(new Set(names.flat()).size).toBe(120);
    expect(pages[1]).toContain('href="/admin/dealflow?page=3"');
    expect(pages[2]?.replace(/<!-- -->/g, "")).toContain("Page 3 of 3");
    expect(pages[2]).not.toContain(">Next<");
  });
});

describe("an application", () => {
  test("shows every field as text, whatever is in it", async () => {
    const nasty = (name: string) => `<script>alert("${name}")</script>=cmd|'!A1 ${name}${"x".repeat(150)}`;
    const [row] = await haveApplications(site, {
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
    const html = await text(admin.get(`/admin/dealflow/${row?.id}`));
    expect(html).not.toContain("<script>alert");
    expect(html).not.toMatch(/href="javascript:/);
    for (const name of ["full", "business", "email", "phone", "service", "clients", "cities", "type"])
      expect(html).toContain(`&lt;script&gt;alert(&quot;${name}&quot;)&lt;/script&gt;`);
  });

  test("has its dates, its history and the list beside it, under the same filter", async () => {
    const [row] = await haveApplications(site, {
      status: "Fully Onboarded",
      paymentDate: new Date("2025-06-21T19:02:00Z"),
      agreementDate: new Date("2025-06-22T13:40:00Z"),
    });
    const { db } = site.services;
    const change = { applicationId: row?.id ?? "", actor: "API" };
    await db.transact((tx) =>
      tx.insert(db.tables.dealflowEvents).values([
        { id: "1", ...change, createdAt: new Date("2025-06-20T18:14:00Z"), before: null, after: "Pre-Payment" },
        {
          id: "2",
          ...change,
          createdAt: new Date("2025-06-22T13:40:00Z"),
          before: "Pre-Payment",
          after: "Fully Onboarded",
        },
      ]),
    );
    const html = (await text(admin.get(`/admin/dealflow/${row?.id}?q=imani`))).replace(/<!-- -->/g, "");
    for (const shown of [
      "Jun 20, 2025, 2:14 PM",
      "Jun 21, 2025, 3:02 PM",
      "agreement signed Jun 22, 2025, 9:40 AM",
      "Jun 22, 2025, 9:40 AM, API",
      'href="https://okaforlaw.example"',
      "Mark Live",
    ])
      expect(html).toContain(shown);
    expect(namesIn(html)).toEqual(["Imani Okafor"]);
    expect(html).toContain('href="/admin/dealflow?q=imani"');
  });

  test.each(["Pre-Payment", "Paid / Awaiting Agreement", "Live"] as const)(
    "%s cannot be marked live",
    async (status) => {
      const [{ id } = { id: "" }] = await haveApplications(site, { status });
      expect(await text(admin.get(`/admin/dealflow/${id}`))).not.toContain("Mark Live");
      const answer = await admin.post(`/admin/dealflow/${id}`, {});
      const html = await text(admin.get(answer.headers.get("Location") ?? ""));
      expect(html).toContain("Error");
      expect(html).toContain("Failed to update status.");
      expect(await stored(id)).toEqual({ status, events: [] });
    },
  );

  test("one that is not there is 404, with the list beside it", async () => {
    await haveApplications(site, { fullName: "Ana" });
    const answer = await admin.get("/admin/dealflow/none");
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain("There is no application at this address");
    expect(namesIn(html)).toEqual(["Ana"]);
  });
});

describe("marking live", () => {
  test("changes the status, says so, and is a line of history with the account's name", async () => {
    const [{ id } = { id: "" }] = await haveApplications(site, { status: "Fully Onboarded" });
    const answer = await admin.post(`/admin/dealflow/${id}?q=imani`, {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/admin/dealflow/${id}?q=imani`]);
    const html = (await text(admin.get(`/admin/dealflow/${id}?q=imani`))).replace(/<!-- -->/g, "");
    expect(html).toContain("Status Updated");
    expect(html).toContain("Application status has been updated successfully.");
    expect(html).toContain(", Rosa Delgado</small>");
    expect(html).not.toContain("Mark Live");
    const { status, events } = await stored(id);
    expect(status).toBe("Live");
    expect(events).toMatchObject([{ before: "Fully Onboarded", after: "Live", actor: "Rosa Delgado" }]);
  });

  test("twice, or by two at once, is done once", async () => {
    const [{ id } = { id: "" }] = await haveApplications(site, { status: "Fully Onboarded" });
    await Promise.all([1, 2, 3].map(() => admin.post(`/admin/dealflow/${id}`, {})));
    await admin.post(`/admin/dealflow/${id}`, {});
    const { status, events } = await stored(id);
    expect(status).toBe("Live");
    expect(events).toHaveLength(1);
  });

  test("of one that is not there changes nothing and is 404", async () => {
    const answer = await admin.post("/admin/dealflow/none", {});
    expect((await admin.get(answer.headers.get("Location") ?? "")).status).toBe(404);
  });
});

describe("the database failing", () => {
  test.each(["/admin/dealflow", "/admin/dealflow/any"])("while loading: %s says so, as an error", async (path) => {
    const { native } = site.services.db;
    const run = (statement: SQL) =>
      native.dialect === "sqlite" ? native.drizzle.run(statement) : native.drizzle.execute(statement);
    await run(sql`ALTER TABLE dealflow_applications RENAME TO away`);
    const answer = await admin.get(path);
    await run(sql`ALTER TABLE away RENAME TO dealflow_applications`);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain("Failed to load applications.");
    expect(html.match(/Failed to load applications\./g)).toHaveLength(1);
    expect(html).toContain("toast-error");
  });
});

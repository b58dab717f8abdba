import { beforeEach, describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { readPageText } from "#tests/support/document";
import { deleteApplications, findApplicationWithEvents, insertApplications } from "#tests/support/office/dealflow";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
beforeEach(() => deleteApplications(site));

/** A page's text, as the browser would read it. */
const text = async (answer: Promise<Response>) => (await answer).text();

describe("access", () => {
  const ways = [
    ["the list", (visitor: Visitor) => visitor.get("/admin/dealflow?status=Live")],
    ["an application", (visitor: Visitor) => visitor.get("/admin/dealflow/any")],
    ["the list's data", (visitor: Visitor) => visitor.get("/admin/dealflow.data")],
    ["posting to the list", (visitor: Visitor) => visitor.post("/admin/dealflow", {})],
    ["marking live", (visitor: Visitor) => visitor.post("/admin/dealflow/any", {})],
  ] as const;
  const isPost = (name: string) => name.startsWith("posting") || name.startsWith("marking");

  test.each(ways)("signed out, %s leads to the sign-in card of the orders", async (name, ask) => {
    const answer = await ask(new Visitor(site.origin));
    if (name === "the list's data") return expect(await answer.text()).toContain('"/admin"');
    // The sign-in card keeps the post, so it is shown at once.
    if (isPost(name)) return expect(await answer.text()).toContain("Your session has ended");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/admin");
  });

  test.each(ways)("as staff, %s leads to the home page with the specified toast", async (name, ask) => {
    const staff = await createSignedInVisitor(site, "staff", "Sam");
    const answer = await ask(staff);
    if (name === "the list's data") expect(await answer.text()).toContain('"/"');
    else expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
    expect(await readPageText(staff, "/")).toContain("Access Denied You don't have permission to access this page.");
    expect(await text(staff.get("/"))).not.toContain("Access Denied");
  });

  test.each(ways)("when the role cannot be checked, %s leads to the orders", async (name, ask) => {
    const broken = await startSiteForTest();
    const visitor = await createSignedInVisitor(broken);
    await broken.services.db.close();
    const answer = await ask(visitor);
    if (name === "the list's data") expect(await answer.text()).toContain('"/admin"');
    else expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
  });

  test("a post from another site is refused and changes nothing", async () => {
    const [{ id } = { id: "" }] = await insertApplications(site, { status: "Fully Onboarded" });
    const origins: Record<string, string>[] = [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }];
    for (const headers of origins) expect((await admin.post(`/admin/dealflow/${id}`, {}, headers)).status).toBe(403);
    expect((await findApplicationWithEvents(site, id)).status).toBe("Fully Onboarded");
  });

  test("office pages are never cached", async () => {
    expect((await admin.get("/admin/dealflow")).headers.get("Cache-Control")).toBe("no-store");
  });
});

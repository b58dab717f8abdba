import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { withBlockedWrites } from "#tests/support/database/block-database";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { attributesOf, fieldValues, readPage, textOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertIdea, listIdeas } from "#tests/support/shop/ideas";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ TEAM_EMAIL: "team@palmetto.example" });
const staff = setUpSignedInVisitor(site, "staff", "Sam Ortiz");

beforeEach(() => emptyTables(site, "toolRequests", "outbox"));

test("the inbox lists ideas, finds them and links to them", async () => {
  const id = await insertIdea(site);
  for (const query of ["", "?q=job+sheet", "?status=new"]) {
    const page = await readPage(staff, paths.adminInbox + query);
    expect(textOf(page, ".records"), query).toContain("Vault idea");
    expect(attributesOf(page, ".records a", "href"), query).toContain(paths.adminIdea(id) + query);
  }
});

test("an idea opens beside the list, which keeps its filters", async () => {
  const id = await insertIdea(site);
  const page = await readPage(staff, `${paths.adminIdea(id)}?q=job+sheet`);
  expect(textOf(page, "h1")).toBe("Inbox");
  expect(textOf(page, "dialog.ticket")).toContain("Vault idea");
  expect(attributesOf(page, ".records a[aria-current]", "href")).toEqual([`${paths.adminIdea(id)}?q=job+sheet`]);
  expect(attributesOf(page, ".ticket-head .tool", "href")).toEqual([`${paths.adminInbox}?q=job+sheet`]);
});

test("an old link in an email leads to the idea", async () => {
  const id = await insertIdea(site);
  const { status, headers } = await staff.get(paths.adminOldIdea(id));
  expect([status, headers.get("Location")]).toEqual([302, paths.adminIdea(id)]);
});

test("staff read an idea and where it came from", async () => {
  const id = await insertIdea(site, { source: { page: "/digital-vault", landing: "/blog" } });
  const response = await staff.get(paths.adminIdea(id));
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("/blog");
});

test("an unknown idea gets a 404", async () => {
  for (const path of [paths.adminIdea("nothing"), paths.adminIdeaAnswer("nothing")])
    expect((await staff.get(path)).status).toBe(404);
});

describe("an answer", () => {
  const answer = { form_id: "form-1", subject: "Your idea for the Digital Vault", text: "Hi {name},\n\nyes, in May." };
  const send = (id: string, changes: Record<string, string> = {}) =>
    postInOffice(staff, paths.adminIdeaAnswer(id), { intent: "send", ...answer, ...changes });

  test("is written beside the idea, emailed once with the team's reply address, and recorded", async () => {
    const id = await insertIdea(site);
    const opened = await readPage(staff, paths.adminIdea(id));
    expect(fieldValues(opened, "text")).toEqual(["Hi Marcus,\n\n"]);
    expect(fieldValues(opened, "subject")).toEqual([answer.subject]);
    const sent = await send(id);
    expect(sent).toMatchObject({ status: 303, location: paths.adminIdea(id), title: "Answer Sent" });
    await send(id);
    const emails = await listRows(site, "outbox");
    expect(emails).toMatchObject([
      {
        ...{ topic: "idea-answer", aboutKind: "idea", aboutId: id },
        payload: {
          ...{ to: "marcus@reedplumbing.example", replyTo: "team@palmetto.example", subject: answer.subject },
          text: expect.stringMatching(/^Hi Marcus,\n\nyes, in May\./),
        },
      },
    ]);
    expect((await listIdeas(site))[0]?.status).toBe("answered");
    for (const text of ["yes, in May.", `Answer sent: ${answer.subject}`]) expect(textOf(sent.page)).toContain(text);
  });

  test("is shown before it is sent, or because something is missing, with the idea", async () => {
    const id = await insertIdea(site, { ideaRequest: "A rota with a print view." });
    const preview = await send(id, { intent: "preview" });
    expect(preview.status).toBe(200);
    expect(textOf(preview.page, "[aria-labelledby=letter-preview]")).toContain("Hi Marcus, yes, in May.");
    const refused = await send(id, { text: "Hi {name}," });
    expect([refused.status, textOf(refused.page)]).toEqual([400, expect.stringContaining("A rota with a print view.")]);
    expect(textOf(refused.page)).toContain("Write more than the greeting.");
    expect(await listRows(site, "outbox")).toEqual([]);
  });

  test.each([
    ["Spam", { status: "spam" }],
    ["the Trash", { deletedAt: new Date() }],
  ] as const)("is refused in %s, and stays typed", async (place, changes) => {
    const id = await insertIdea(site, changes);
    const refused = await send(id);
    expect(refused).toMatchObject({
      ...{ status: 400, title: `Idea in ${place}`, description: "Restore the idea before you answer it." },
    });
    expect(fieldValues(refused.page, "text")).toEqual([answer.text]);
    expect(await listRows(site, "outbox")).toEqual([]);
  });
});

describe("the status", () => {
  const change = (id: string, status: string, shown: string) =>
    postInOffice(staff, paths.adminIdea(id), { intent: "status", status, shown_status: shown });

  test("changes and can be undone", async () => {
    const id = await insertIdea(site);
    const changed = await change(id, "answered", "new");
    expect(changed).toMatchObject({ status: 303, location: paths.adminIdea(id), title: "Marked as Answered" });
    expect(attributesOf(changed.page, ".toast-action", "action")).toEqual([paths.adminIdea(id)]);
    expect((await change(id, "new", "answered")).title).toBe("Marked as New");
    expect((await change(id, "spam", "new")).title).toBe("Marked as Spam");
    expect((await change(id, "new", "spam")).title).toBe("Restored");
  });

  test("does not overwrite a colleague's change, and cannot become unknown", async () => {
    const id = await insertIdea(site, { status: "answered" });
    expect((await change(id, "spam", "new")).title).toBe("Not Changed");
    expect((await change(id, "gone", "answered")).status).toBe(400);
    expect((await listIdeas(site))[0]?.status).toBe("answered");
  });

  test("shows an error when the database fails", async () => {
    const id = await insertIdea(site);
    const failed = await withBlockedWrites(site.services.db, "tool_requests", () => change(id, "answered", "new"));
    expect(failed).toMatchObject({ status: 503, title: "Error", description: "Failed to update status" });
  });
});

describe("colleagues", () => {
  const post = (id: string, fields: Record<string, string>) => postInOffice(staff, paths.adminIdea(id), fields);

  test("can be assigned an idea, which the inbox shows, and unassigned", async () => {
    const id = await insertIdea(site);
    const assigned = await post(id, { intent: "assign", assignee: "staff", shown_assignee: "" });
    expect([assigned.status, assigned.title]).toEqual([303, "Assigned to Sam Ortiz"]);
    expect(textOf(assigned.page)).toContain("Assigned to Sam Ortiz");
    expect(textOf(await readPage(staff, `${paths.adminInbox}?assignee=staff`), ".records")).toContain("Vault idea");
    expect((await post(id, { intent: "assign", assignee: "", shown_assignee: "" })).title).toBeUndefined();
    expect((await post(id, { intent: "assign", assignee: "nobody", shown_assignee: "staff" })).status).toBe(400);
    expect((await post(id, { intent: "assign", assignee: "staff", shown_assignee: "rosa" })).title).toBe("Not Changed");
    expect((await post(id, { intent: "assign", assignee: "", shown_assignee: "staff" })).title).toBe("Unassigned");
  });

  test("write notes, each stored once, and see who did what", async () => {
    const id = await insertIdea(site);
    const fields = { intent: "note", note: "Ask for a sketch.", form_id: "form-1" };
    await post(id, fields);
    const noted = await post(id, fields);
    expect([noted.title, noted.page.querySelectorAll(".ticket-notes li").length]).toEqual(["Note Added", 1]);
    await post(id, { intent: "status", status: "answered", shown_status: "new" });
    const page = await readPage(staff, paths.adminIdea(id));
    for (const text of ["Ask for a sketch.", "Note added", "Status: New to Answered", "Sam Ortiz"])
      expect(textOf(page)).toContain(text);
    const long = await post(id, { ...fields, note: "x".repeat(4001) });
    expect([long.status, textOf(long.page, "#note-error")]).toEqual([400, "Keep the note to 4,000 characters."]);
    expect(textOf(long.page, "#note")).toHaveLength(4001);
  });
});

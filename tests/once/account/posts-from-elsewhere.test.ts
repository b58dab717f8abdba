import { beforeEach, describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { hiddenFields, textOf } from "#tests/support/document";
import { PASSWORD, setUpAccounts } from "#tests/support/office/sign-in";
import { createSignedOutVisitor } from "#tests/support/office/signed-in";
import { insertOrder, type Order } from "#tests/support/order/orders";

const here = setUpAccounts();

let live: Order;
beforeEach(async () => {
  live = await insertOrder(here.site);
});

describe("posts from other sites are not kept", () => {
  const note = { intent: "note", note: "Planted" };

  test("a post from another site is rejected, even when signed out", async () => {
    const answer = await new Visitor(here.site.origin).post(
      "/admin",
      { intent: "delete", id: live.id },
      { Origin: "https://evil.example" },
    );
    expect(answer.status).toBe(403);
  });

  test("a post without an origin is not kept", async () => {
    const answer = await fetch(`${here.site.origin}/admin/orders/${live.submissionId}`, {
      method: "POST",
      body: new URLSearchParams(note),
    });
    const card = await answer.text();
    expect(textOf(card, "title")).toMatch(/^Admin Access/);
    expect(card).not.toContain("Planted");
  });

  test("an altered or expired token is not offered", async () => {
    const visitor = await createSignedOutVisitor(here.site);
    const card = await (await visitor.post(`/admin/orders/${live.submissionId}`, note)).text();
    const fields = hiddenFields(card, "/admin/sign-in");
    const [name, [value = ""] = []] = Object.entries(fields).find(([, [one = ""]]) => one.length > 60) ?? ["", []];
    const forged = { ...fields, [name]: [`A${value.slice(1)}`], password: PASSWORD };
    const answer = await visitor.post("/admin/sign-in", forged);
    expect([answer.status, await answer.text()]).toEqual([303, ""]);
  });
});

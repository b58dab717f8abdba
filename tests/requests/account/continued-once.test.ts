import { describe, expect, test } from "vitest";
import { sign } from "#app/server/secrets.server";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { hiddenFields } from "#tests/support/document";
import { PASSWORD, setUpAccounts } from "#tests/support/office/sign-in";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";

const here = setUpAccounts();

/** Posts this to the ticket of a new order without a session, and returns the sign-in card. */
async function postWithoutSession(fields: Record<string, string>) {
  const order = await insertOrder(here.site);
  const path = `/admin/orders/${order.submissionId}`;
  const visitor = await createSignedInVisitor(here.site);
  await emptyTables(here.site, "sessions");
  const card = await (await visitor.post(path, fields)).text();
  return { order, path, visitor, card: hiddenFields(card, "/admin/sign-in") };
}

const signIn = (visitor: Visitor, card: Record<string, string[]>) =>
  visitor.post("/admin/sign-in", { ...card, password: PASSWORD });

describe("a note sent after the session ended", () => {
  test("is added once, even if its form is sent several times", async () => {
    const { order, path, visitor, card } = await postWithoutSession({ intent: "note", note: "Call back" });
    for (let time = 0; time < 2; time++) {
      const again = hiddenFields(await (await signIn(visitor, card)).text(), path);
      for (let press = 0; press < 2; press++) expect((await visitor.post(path, again)).status).toBe(303);
    }
    const ofOrder = <Row extends { orderId: string }>(rows: Row[]) =>
      rows.filter(({ orderId }) => orderId === order.id);
    expect(ofOrder(await listRows(here.site, "adminNotes"))).toHaveLength(1);
    expect(ofOrder(await listRows(here.site, "orderEvents"))).toHaveLength(1);
  });

  test("is added in addition to a second note with the same words", async () => {
    const { order, path, visitor, card } = await postWithoutSession({ intent: "note", note: "Call back" });
    const again = hiddenFields(await (await signIn(visitor, card)).text(), path);
    await visitor.post(path, again);
    await visitor.post(path, { intent: "note", note: "Call back" });
    const notes = await listRows(here.site, "adminNotes");
    expect(notes.filter(({ orderId }) => orderId === order.id)).toHaveLength(2);
  });
});

describe("a kept post", () => {
  const signed = (value: unknown) => {
    const body = Buffer.from(JSON.stringify(value)).toString("base64url");
    return `${body}.${sign(here.site.services.secrets.session, "kept post", body)}`;
  };

  test.each([
    ["to a path outside the office", () => ({ path: "/vitals", fields: [], at: Date.now() })],
    ["to a path that only begins like the office", () => ({ path: "/administer", fields: [], at: Date.now() })],
    ["of another shape", () => ({ at: "today" })],
    ["that is empty", () => null],
  ])("%s is not offered, and signing in continues", async (_what, value) => {
    const answer = await signIn(new Visitor(here.site.origin), { to: ["/admin"], post: [signed(value())] });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
  });
});

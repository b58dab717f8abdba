import { afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { fields } from "#app/order/model/form-state";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import {
  inheritedNames,
  listParameterNames,
  listRoutePaths,
  oddValues,
  someOddValues,
} from "#tests/support/odd-values";
import { fillOffice } from "#tests/support/office/fill-office";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ DEALFLOW_API_KEY: "k".repeat(32), DEALFLOW_API_PER_HOUR: "0" });
const people: [string, Visitor][] = [
  ["signed out", new Visitor(site)],
  ["signed in", setUpSignedInVisitor(site)],
];

/** Existing rows, for the parameters of addresses whose forms get odd values. */
let known: { number: string; recipient: string };
let records: [string, string][];
beforeAll(async () => {
  const [order, other] = [await insertOrder(site), await insertOrder(site)];
  known = { number: order.submissionId, recipient: other.submissionId };
  ({ records } = await fillOffice(site, "Zephyrine Quill"));
});

let errors: MockInstance;
beforeEach(() => {
  errors = vi.spyOn(site.services.log, "error");
});
afterEach(() => errors.mockRestore());

/** Nothing that a visitor sends may cause a server error: neither a status of 500 or more nor an error in the log. */
async function expectNoError(answer: Promise<Response>, what: string): Promise<void> {
  const response = await answer;
  expect(response.status, what).toBeLessThan(500);
  expect(
    errors.mock.calls.map(([about]) => String(about.err)),
    what,
  ).toEqual([]);
  // An event stream never ends.
  if (response.headers.get("Content-Type")?.startsWith("text/event-stream")) await response.body?.cancel();
  else await response.arrayBuffer();
}

const get = (visitor: Visitor, address: string) => visitor.get(address, { Accept: "text/html" });
const post = (visitor: Visitor, address: string, pairs: string[]) =>
  visitor.beacon(address, pairs.join("&"), { "Content-Type": "application/x-www-form-urlencoded" });

/** The address with this value for each parameter. */
const filled = (path: string, value: string) => path.replace(/:\w+\??|\*/g, value);

/** The address of an existing row. */
function knownAddress(path: string): string {
  if (path.startsWith("/admin/orders/")) return filled(path, known.number);
  if (path === paths.testCheckout(":item")) return paths.testCheckout("starter");
  return filled(path, records.find(([start]) => path.startsWith(start))?.[1] ?? "known");
}

const named = (names: string[], value: string) => names.map((name) => `${encodeURIComponent(name)}=${value}`);
const encodeFields = (record: Record<string, string | string[]>) =>
  Object.entries(record).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);

const listIntents = ["row", "status", "delete", "restore"];
/** The intents that each screen knows. It treats all others alike. */
const intents: Record<string, string[]> = {
  [paths.admin]: listIntents,
  [paths.adminDelete]: listIntents,
  [paths.adminTrash]: listIntents,
  [paths.adminOrder(":number")]: ["note", "paid", "email_link", "email", "resend", "resolved", "answer", "review"],
  [paths.adminCompose]: ["send"],
  [paths.adminInboxMessage(":id")]: ["status", "assign", "note"],
  [paths.adminInboxAnswer(":id")]: ["send"],
  [paths.adminIdeaAnswer(":id")]: ["send"],
  [paths.adminAvailability]: ["save_rules", "add_days", "remove_days"],
  [paths.adminProducts]: ["move_up", "move_down", "move_top", "move_to", "move_below"],
  [paths.adminCoupons]: ["create_coupon", "stop_coupon", "start_coupon"],
  [paths.adminOutbox]: ["retry", "discard"],
  [paths.adminMessage(":id")]: ["retry", "discard"],
};
/** Fields that select a code path have valid values here, so that the others reach the database. */
const chosen = encodeFields({ status: "ready", priority: "urgent", outcome: "wrong", confirmed: "no" });
/** A visitor who is signed out gets no further than the sign-in card with any intent. */
const listFirstFields = (path: string, who: string) =>
  path.startsWith(paths.admin) && who === "signed in"
    ? [
        ...[...(intents[path] ?? []), "change"].map((intent) => [`intent=${intent}`, ...chosen]),
        ["intent=row"],
        ["intent=change"],
      ]
    : [chosen];
const typedNames = () => [
  ...new Set([...listParameterNames(), ...Object.values(fields).filter((name) => typeof name === "string")]),
];

describe.each(people)("%s, a request does not cause a server error with", { timeout: 120_000 }, (who, visitor) => {
  // The public pages are the same for both.
  const listPaths = async () =>
    (await listRoutePaths()).filter(({ path }) => who === "signed out" || path.startsWith(paths.admin));

  test.each(oddValues)("%s in the path", async (what, value) => {
    for (const { path, acceptsPosts } of await listPaths()) {
      if (!/[:*]/.test(path)) continue;
      const address = filled(path, value);
      await expectNoError(get(visitor, address), `GET ${path}, ${what}`);
      await expectNoError(visitor.get(`${address}.data`), `GET ${path}.data, ${what}`);
      if (acceptsPosts) await expectNoError(post(visitor, address, ["intent=change"]), `POST ${path}, ${what}`);
    }
  });

  test.each(someOddValues)("%s in the query", async (what, value) => {
    // All fit into one address when the long ones are cut between characters.
    const query = named(listParameterNames(), value.slice(0, 36)).join("&");
    for (const { path } of await listPaths())
      await expectNoError(get(visitor, `${knownAddress(path)}?${query}`), `GET ${path}?…, ${what}`);
    for (const name of ["q", "id", "back", "to", "key"])
      for (const path of [paths.admin, paths.adminCompose, paths.adminDelete, paths.adminOutbox, paths.adminSignIn])
        await expectNoError(get(visitor, `${path}?${name}=${value}`), `GET ${path}?${name}, ${what}`);
  });

  test.each(someOddValues)("%s in a form", async (what, value) => {
    const all = named(typedNames(), value);
    for (const { path, acceptsPosts } of await listPaths()) {
      if (!acceptsPosts || path === paths.adminSignOut) continue;
      for (const firstFields of listFirstFields(path, who))
        await expectNoError(
          post(visitor, knownAddress(path), [...firstFields, `back=/admin?q=${value}`, ...all]),
          `POST ${path}, ${firstFields[0]}, ${what}`,
        );
    }
    const order = encodeFields(createOrderFields({ requirements: [], full_name: [], business_name: [], phone: [] }));
    for (const option of ["starter", "other"])
      await expectNoError(
        post(visitor, paths.visualDesign, [`option=${option}`, ...order, ...all]),
        `an order of ${option}, ${what}`,
      );
    const staffEmail = [`id=${known.recipient}`, "intent=send", `text=a${value}`, ...all];
    await expectNoError(post(visitor, paths.adminCompose, staffEmail), `a staff email, ${what}`);
  });

  test.each(inheritedNames)("%s as the intent and every other value", async (what, value) => {
    const names = typedNames();
    expect(names).toContain("intent");
    const query = named(names, value).join("&");
    for (const { path, acceptsPosts } of await listPaths()) {
      const address = knownAddress(path);
      await expectNoError(get(visitor, `${address}?${query}`), `GET ${path}?…, ${what}`);
      if (!acceptsPosts || path === paths.adminSignOut) continue;
      await expectNoError(post(visitor, address, named(names, value)), `POST ${path}, ${what}`);
      await expectNoError(post(visitor, address, [`intent=${value}`]), `POST ${path}, the intent ${value}`);
      const json = JSON.stringify(Object.fromEntries([...names, "type", "id"].map((name) => [name, value])));
      await expectNoError(
        visitor.beacon(address, json, { "Content-Type": "application/json" }),
        `POST ${path} as JSON, ${what}`,
      );
    }
  });
});

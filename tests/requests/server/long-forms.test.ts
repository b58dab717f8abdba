import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "../../../app/paths";
import { listRoutePaths } from "../../support/odd-values";
import { fillOffice } from "../../support/office/fill-office";
import { readRows } from "../../support/office/read-rows";
import { createSignedInVisitor } from "../../support/office/signed-in";
import { insertOrders, makeOrder } from "../../support/order/orders";
import { setUpSite } from "../../support/site";

const site = setUpSite({ TRUSTED_PROXIES: "1" });

test("the list's form without JavaScript is read completely, even with six selects in each of 50 rows", async () => {
  const { db } = site.services;
  const { formSubmissions } = db.tables;
  const orders = await insertOrders(
    db,
    Array.from({ length: 50 }, () => makeOrder()),
  );
  const office = await createSignedInVisitor(site);
  const selects = orders.flatMap(({ id }) =>
    ["status", "priority", "a", "b", "c", "d"].map((name) => [`${name} ${id}`, "normal"]),
  );
  const last = orders[49];
  const answer = await office.post(paths.admin, {
    ...Object.fromEntries(selects),
    [`status ${last?.id}`]: "ready",
    back: paths.admin,
    row: `${last?.id} pending_payment normal ${last?.submissionId}`,
  });
  expect(answer.status).toBe(303);
  const [changed] = await db.read
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, last?.id ?? ""));
  expect(changed?.orderStatus).toBe("ready");
});

test("a form with too many fields changes nothing, and every address says so", async () => {
  const { number, records } = await fillOffice(site, "Zephyrine Quill");
  const office = await createSignedInVisitor(site);
  await site.services.worker.runDue();
  const before = await readRows(site);
  const many = Array.from({ length: 2500 }, (_, n) => `field${n}=x`).join("&");
  const known = (path: string) =>
    path.replace(/:\w+\??|\*/g, records.find(([start]) => path.startsWith(start))?.[1] ?? number);
  // These addresses have no form, or read it in another way.
  const unread = [
    paths.blueprint,
    paths.stripeWebhook,
    paths.dealflowApi,
    paths.vitals,
    paths.adminSignOut,
  ] as string[];
  const silent: string[] = [];
  for (const { path, acceptsPosts } of await listRoutePaths()) {
    if (!acceptsPosts || unread.includes(path)) continue;
    const answer = await office.beacon(known(path), `${many}&intent=note&note=Nothing&status=ready&confirmed=1`, {
      "Content-Type": "application/x-www-form-urlencoded",
    });
    if (answer.status < 400) silent.push(`${path}: ${answer.status}`);
    else if (answer.status === 413) expect(await answer.text(), path).toContain("so nothing was saved");
  }
  expect(silent).toEqual([]);
  expect(await readRows(site)).toEqual(before);
});

import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { sweep } from "#app/server/sweeper.server";
import { parseDocument } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { findOrder, insertOrder } from "#tests/support/order/orders";
import { insertIdea } from "#tests/support/shop/ideas";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

describe("the trash", () => {
  /** An order with a photo and a delivered file, both in the storage. */
  async function withFiles(deletedAt: Date) {
    const { db, storage } = site.services;
    const order = await insertOrder(site, { deletedAt });
    const paths = [`photos/${order.id}.jpg`, `${order.submissionId}/delivery/1-flyer.pdf`];
    for (const path of paths) await storage.put(path, Readable.from([Buffer.from("file")]), { type: "image/jpeg" });
    const [photo = "", file = ""] = paths;
    await db.transact(async (tx) => {
      const upload = { id: order.id, path: photo, name: "a.jpg", type: "image/jpeg", state: "stored" as const };
      await tx.insert(db.tables.uploads).values({ ...upload, orderId: order.id });
      const delivered = { id: order.id, orderId: order.id, name: "flyer.pdf", path: file, uploadedAt: new Date() };
      await tx.insert(db.tables.deliveredFiles).values(delivered);
    });
    const stored = async () => {
      const there = await Promise.all(
        paths.map((path) =>
          storage.get(path).then(
            ({ body }) => body.cancel().then(() => true),
            () => false,
          ),
        ),
      );
      return there.filter(Boolean).length;
    };
    return { id: order.id, stored };
  }
  async function refuseDeletes(id: string) {
    const { native } = site.services.db;
    const run = async (text: string) =>
      native.dialect === "sqlite" ? native.drizzle.run(sql.raw(text)) : native.pool.query(text);
    const trigger = `CREATE TRIGGER refused BEFORE DELETE ON form_submissions`;
    if (native.dialect === "sqlite")
      await run(`${trigger} WHEN OLD.id = '${id}' BEGIN SELECT RAISE(ABORT, 'refused'); END`);
    else
      await run(
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
         ${trigger} FOR EACH ROW WHEN (OLD.id = '${id}') EXECUTE FUNCTION refuse()`,
      );
    return () => run(`DROP TRIGGER refused${native.dialect === "sqlite" ? "" : " ON form_submissions"}`);
  }
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

  test("empties itself after 30 days, with the files", async () => {
    const [old, young] = [await withFiles(daysAgo(30.1)), await withFiles(daysAgo(29.9))];
    await sweep(site.services);
    expect(await findOrder(site, old.id)).toBeUndefined();
    expect(await old.stored()).toBe(0);
    expect(await findOrder(site, young.id)).toBeDefined();
    expect(await young.stored()).toBe(2);
  });

  test("is emptied by hand only after a confirmation", async () => {
    const order = await withFiles(daysAgo(1));
    expect((await postInOffice(office, "/admin/trash", {})).html).toContain("You can’t undo this");
    expect(await findOrder(site, order.id)).toBeDefined();
    expect((await postInOffice(office, "/admin/trash", { confirmed: "1" })).title).toBe("Trash Emptied");
    expect(await findOrder(site, order.id)).toBeUndefined();
    expect(await order.stored()).toBe(0);
    expect(await (await office.get("/admin/trash")).text()).toContain("The trash is empty");
  });

  test("removes everything else, in each kind, while the database refuses to remove a record", async () => {
    const refused = await withFiles(daysAgo(31));
    const isLeft = async () => (await findOrder(site, refused.id)) !== undefined;
    const allowDeletes = await refuseDeletes(refused.id);
    const orders = await Promise.all([withFiles(daysAgo(31)), withFiles(daysAgo(31)), withFiles(daysAgo(31))]);
    const idea = await insertIdea(site, { deletedAt: daysAgo(31) });
    await sweep(site.services);
    for (const { id } of orders) expect(await findOrder(site, id)).toBeUndefined();
    expect((await office.get(paths.adminIdea(idea))).status).toBe(404);
    expect([await isLeft(), await refused.stored()]).toEqual([true, 2]);

    const other = await withFiles(daysAgo(1));
    const emptied = await postInOffice(office, "/admin/trash", { confirmed: "1" });
    expect([emptied.title, emptied.description]).toEqual(["Error", "We couldn’t empty the trash. Try again."]);
    expect([await isLeft(), await findOrder(site, other.id)]).toEqual([true, undefined]);
    await allowDeletes();
    await sweep(site.services);
    expect([await isLeft(), await refused.stored()]).toEqual([false, 0]);
  });

  test("keeps records that a colleague deletes after the confirmation was shown", async () => {
    const shown = await insertOrder(site, { deletedAt: daysAgo(1) });
    const { html } = await postInOffice(office, "/admin/trash", {});
    const question = parseDocument(html).querySelectorAll(".selection input");
    const fields = question.map((input) => [input.getAttribute("name"), input.getAttribute("value")]);
    const later = await insertOrder(site, { deletedAt: new Date(Date.now() + 1) });
    const answer = await postInOffice(office, "/admin/trash", Object.fromEntries(fields));
    expect(answer.description).toBe("1 order removed for good.");
    expect([await findOrder(site, shown.id), (await findOrder(site, later.id))?.id]).toEqual([undefined, later.id]);
  });
});

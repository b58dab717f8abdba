import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import type { Database } from "#drizzle/connect";
import { Visitor } from "#tests/support/browser/visitor";
import { allowReads, blockReads } from "#tests/support/database/block-database";
import { countRows } from "#tests/support/database/rows";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { listMessages } from "#tests/support/order/messages";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { insertOrder } from "#tests/support/order/orders";
import { uploadPhoto } from "#tests/support/order/uploads";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

/** From now on, adding a row to the table deletes every photo within the same transaction, at each attempt. */
async function sweepWithEach({ native }: Database, table: string): Promise<void> {
  const sweep = "UPDATE uploads SET state = 'removing'";
  if (native.dialect === "sqlite")
    native.drizzle.run(sql.raw(`CREATE TRIGGER swept_${table} AFTER INSERT ON ${table} BEGIN ${sweep}; END`));
  else
    await native.pool.query(
      `CREATE OR REPLACE FUNCTION swept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${sweep}; RETURN NEW; END $$;
       CREATE TRIGGER swept AFTER INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION swept()`,
    );
}

const GONE = "A picture was removed while we saved this";

beforeAll(async () => {
  for (const table of ["form_submissions", "order_messages"]) await sweepWithEach(site.services.db, table);
});

async function orderWithPhoto() {
  const visitor = new Visitor(site);
  const { photo } = await (await uploadPhoto(site, createPicture("sign.jpg"), visitor)).json();
  const before = await countRows(site, "formSubmissions");
  const order = createOrderFields({ photo: photo.id, requirements: "Every word." });
  const response = await visitor.post("/visual-design", order);
  expect(await countRows(site, "formSubmissions")).toBe(before);
  return { status: response.status, html: await response.text(), token: photo.id };
}

test("if photos disappear again during the second attempt, the error says so and the form is kept", async () => {
  const { status, html, token } = await orderWithPhoto();
  expect(status).toBe(409);
  expect(html).toContain(GONE);
  expect(html).not.toContain("the database did not answer");
  for (const typed of ["Dana Whitfield", "dana@studio.example", "Every word.", token]) expect(html).toContain(typed);
});

test("if the database fails after the photos disappeared, the form is kept as well", async () => {
  const { db } = site.services;
  const transact = db.transact.bind(db);
  let failed = 0;
  const spied = vi.spyOn(db, "transact").mockImplementation((...args) =>
    transact(...args).catch(async (error) => {
      if (String(error).includes(GONE) && ++failed === 2) await blockReads(db, "uploads");
      throw error;
    }),
  );
  const { status, html, token } = await orderWithPhoto().finally(() => spied.mockRestore());
  await allowReads(db, "uploads");
  expect(status).toBe(503);
  expect(html).toContain("the database did not answer");
  for (const typed of ["Dana Whitfield", "dana@studio.example", "Every word.", token]) expect(html).toContain(typed);
});

test("if photos of a message disappear again, the customer page says so and keeps the message", async () => {
  const order = await insertOrder(site);
  const visitor = await openCustomerPages(site, order);
  const { photo } = await (await uploadPhoto(site, createPicture("sign.jpg"), visitor)).json();
  const message = { intent: "message", text: "Every word.", photo: photo.id };
  const response = await visitor.post(paths.customerPage(order.submissionId), message);
  const html = await response.text();
  expect(response.status).toBe(409);
  expect(html).toContain(GONE);
  for (const typed of ["Every word.", photo.id]) expect(html).toContain(typed);
  expect(await listMessages(site, order)).toEqual([]);
});

test("a photo that disappears before the order is stored is requested again", async () => {
  const { native } = site.services.db;
  const sweep = "DELETE FROM uploads WHERE id = NEW.id";
  if (native.dialect === "sqlite")
    native.drizzle.run(
      sql.raw(`CREATE TRIGGER gone AFTER UPDATE ON uploads WHEN NEW.state = 'stored' BEGIN ${sweep}; END`),
    );
  else
    await native.pool.query(
      `CREATE FUNCTION gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${sweep}; RETURN NULL; END $$;
       CREATE TRIGGER gone AFTER UPDATE ON uploads FOR EACH ROW WHEN (NEW.state = 'stored') EXECUTE FUNCTION gone()`,
    );
  const response = await new Visitor(site).postFiles(
    "/visual-design",
    createOrderFields({ requirements: "Every word." }),
    {
      photos: [createPicture("sign.jpg")],
    },
  );
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain("Please attach it again.");
  expect(html).toContain("Every word.");
});

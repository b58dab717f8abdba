import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "../../../drizzle/connect";
import { Visitor } from "../../support/browser/visitor";
import { createOrderFields, createPicture } from "../../support/order/order-form";
import { uploadPhoto } from "../../support/order/uploads";
import { setUpSite } from "../../support/site";

const site = setUpSite();

/** From now on, storing an order deletes every photo within the same transaction, at each attempt. */
async function sweepWithEachOrder({ native }: Database): Promise<void> {
  const sweep = "UPDATE uploads SET state = 'removing'";
  if (native.dialect === "sqlite")
    native.drizzle.run(sql.raw(`CREATE TRIGGER swept AFTER INSERT ON form_submissions BEGIN ${sweep}; END`));
  else
    await native.pool.query(
      `CREATE FUNCTION swept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${sweep}; RETURN NEW; END $$;
       CREATE TRIGGER swept AFTER INSERT ON form_submissions FOR EACH ROW EXECUTE FUNCTION swept()`,
    );
}

test("if photos disappear again during the second attempt, the error says so and the form is kept", async () => {
  const { db } = site.services;
  const visitor = new Visitor(site);
  const { photo } = await (await uploadPhoto(site, createPicture("sign.jpg"), visitor)).json();
  await sweepWithEachOrder(db);
  const response = await visitor.post(
    "/visual-design",
    createOrderFields({ photo: photo.id, requirements: "Every word." }),
  );
  const html = await response.text();
  expect(response.status).toBe(409);
  expect(html).toContain("A picture was removed while we saved this");
  expect(html).not.toContain("the database did not answer");
  for (const typed of ["Dana Whitfield", "dana@studio.example", "Every word.", photo.id]) expect(html).toContain(typed);
  expect(await db.read.$count(db.tables.formSubmissions)).toBe(0);
});

test("a photo that came with the form and is gone before the order is stored is asked for again", async () => {
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

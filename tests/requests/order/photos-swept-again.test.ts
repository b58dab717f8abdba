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

test("photos that vanish at the second try too leave the visitor the whole form", async () => {
  const { db } = site.services;
  const visitor = new Visitor(site);
  const { photo } = await (await uploadPhoto(site, createPicture("sign.jpg"), visitor)).json();
  await sweepWithEachOrder(db);
  const response = await visitor.post(
    "/visual-design",
    createOrderFields({ photo: photo.id, requirements: "Every word." }),
  );
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).toContain("Submission Failed");
  for (const typed of ["Dana Whitfield", "dana@studio.example", "Every word.", photo.id]) expect(html).toContain(typed);
  expect(await db.read.$count(db.tables.formSubmissions)).toBe(0);
});

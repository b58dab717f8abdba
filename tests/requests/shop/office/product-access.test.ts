import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { readRows } from "#tests/support/office/read-rows";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { drawPicture, fillProduct } from "#tests/support/shop/product-form";
import { insertProducts } from "#tests/support/shop/products";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);
const staff = setUpSignedInVisitor(site, "staff", "Sam");

test("staff, strangers and other sites cannot change text, order or files of a product", async () => {
  const [product] = await insertProducts(site, {}, {});
  const id = product?.id ?? "";
  const address = paths.adminProduct(id);
  const form = await fillProduct(admin, id, { title: "Changed" });
  const before = await readRows(site);
  const senders: [Visitor, Record<string, string>, number][] = [
    [staff, {}, 403],
    [new Visitor(site), {}, 401],
    [admin, { Origin: "https://evil.example" }, 403],
    [admin, { "Sec-Fetch-Site": "cross-site" }, 403],
  ];
  for (const [sender, headers, status] of senders) {
    const files = { upload: [await drawPicture("cover.png", 40, 30)] };
    const answers = await Promise.all([
      sender.post(address, form, headers),
      sender.post(paths.adminProducts, { intent: "move_up", id }, headers),
      sender.postFiles(`${address}?upload=cover`, {}, files, headers),
      sender.postFiles(`${address}?upload=file`, {}, files, headers),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
  }
  expect(await readRows(site)).toEqual(before);
  expect((await staff.get(paths.adminProducts)).status).toBe(403);
});

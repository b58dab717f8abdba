import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { attributesOf, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { fillProduct, getProduct, listEdits } from "#tests/support/shop/product-form";
import { insertProduct } from "#tests/support/shop/products";
import { payForProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const staff = setUpSignedInVisitor(site, "staff", "Sam");

const HOUR = 3_600_000;
const running = () => ({
  priceCents: 1900,
  salePriceCents: 900,
  saleStartsAt: new Date(Date.now() - HOUR),
  saleEndsAt: new Date(Date.now() + HOUR),
  saleLimit: 5,
});
const end = (id: string, edition = 1) =>
  postInOffice(admin, paths.adminProduct(id), { intent: "end_sale", edition: String(edition) });
const countButtons = async (id: string) =>
  (await readPage(admin, paths.adminProduct(id))).querySelectorAll('button[form="end-sale"]').length;

test("the button ends the sale at once, and Undo starts it again", async () => {
  const product = await insertProduct(site, running());
  const address = paths.adminProduct(product.id);
  const readPublic = () => readPage(admin, paths.product(product.slug));
  expect(textOf(await readPublic())).toContain("$9");
  const editor = await readPage(admin, address);
  expect(textsOf(editor, 'button[form="end-sale"]')).toEqual(["End discount now"]);
  expect(attributesOf(editor, "#end-sale input", "value")).toEqual(["end_sale", "1"]);

  const ended = await end(product.id);
  expect([ended.status, ended.title, ended.description]).toEqual([
    303,
    "Discount Ended",
    `${product.title} costs $19 again.`,
  ]);
  expect(textOf(await readPublic())).not.toContain("$9");
  expect(textOf(await readPublic())).toContain("$19");
  expect(textOf(ended.page, ".product-history li p")).toContain(
    "Rosa Delgado changed Discount price, Copies at the discount price, Discount starts, Discount ends.",
  );
  expect(await countButtons(product.id)).toBe(0);
  // The ended sale does not prevent the next save.
  expect((await postInOffice(admin, address, await fillProduct(admin, product.id, { title: "Later" }))).status).toBe(
    303,
  );

  const other = await insertProduct(site, running());
  const { page } = await end(other.id);
  const [intent = "", edit = "", edition = ""] = attributesOf(page, ".toast input", "value");
  await postInOffice(admin, paths.adminProduct(other.id), { intent, edit, edition });
  const { salePriceCents, saleStartsAt, saleEndsAt, saleLimit } = other;
  expect(await getProduct(site, other.id)).toMatchObject({ salePriceCents, saleStartsAt, saleEndsAt, saleLimit });
});

test("the button shows an error and changes nothing if the sale has already ended", async () => {
  const pressed = await insertProduct(site, running());
  const answers = await Promise.all([end(pressed.id), end(pressed.id)]);
  expect(await listEdits(site, pressed.id)).toHaveLength(1);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const over = await insertProduct(site, { ...running(), saleEndsAt: new Date(Date.now() - 1000) });
  const soldOut = await insertProduct(site, { ...running(), saleLimit: 1 });
  await payForProduct(site, soldOut, { amount: 900 });
  for (const { id } of [pressed, over, soldOut]) {
    const before = await getProduct(site, id);
    expect(await countButtons(id)).toBe(0);
    const again = await end(id);
    expect([again.title, again.description]).toEqual(["No Discount Running", "This discount has already ended."]);
    expect(await getProduct(site, id)).toEqual(before);
  }
});

test("a colleague who just changed another field does not prevent the end of a sale", async () => {
  const product = await insertProduct(site, running());
  await postInOffice(admin, paths.adminProduct(product.id), await fillProduct(admin, product.id, { title: "New" }));
  expect((await end(product.id)).title).toBe("Discount Ended");
  expect(await getProduct(site, product.id)).toMatchObject({ title: "New", salePriceCents: null });
});

test("a sale that a colleague just changed continues, and staff cannot end a sale", async () => {
  const product = await insertProduct(site, running());
  await postInOffice(admin, paths.adminProduct(product.id), await fillProduct(admin, product.id, { sale_price: "8" }));
  expect((await end(product.id)).description).toBe(
    "A colleague just changed this product. Check the discount, then press End discount now again.",
  );
  const refused = await staff.post(paths.adminProduct(product.id), { intent: "end_sale", edition: "2" });
  expect(refused.status).toBe(403);
  expect((await getProduct(site, product.id)).salePriceCents).toBe(800);
});

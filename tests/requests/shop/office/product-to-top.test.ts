import { beforeEach, expect, test } from "vitest";
import { attributesOf, readPage, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { clearProducts, insertProducts } from "#tests/support/shop/products";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const PAGE = "/admin/products";

beforeEach(async () => {
  await clearProducts(site);
});

const listTitles = async () => textsOf(await readPage(admin, PAGE), ".cell-name a");
const move = (intent: string, id: string, path = PAGE) => postInOffice(admin, path, { intent, id });

test("a product moves to the top in one step, and Undo moves it back", async () => {
  const rows = await insertProducts(
    site,
    ...["A", "B", "C", "D", "E"].map((title) => ({ title, id: `row-${title}`, position: title < "C" ? 7 : 8 })),
    { title: "Draft", id: "row-draft", status: "draft" },
  );
  expect(rows).toHaveLength(6);
  expect(await listTitles()).toEqual(["E", "D", "C", "B", "A"]);
  const tops = attributesOf(await readPage(admin, PAGE), "tr:has([value=move_top]) [name=id]", "value");
  expect(tops).toEqual(["row-C", "row-B", "row-A"]);
  for (const id of ["row-A", "row-C"]) {
    const moved = await move("move_top", id);
    const title = id.slice(-1);
    expect([moved.status, moved.description]).toEqual([303, `${title} is at the top of the list.`]);
    expect((await listTitles())[0]).toBe(title);
    const [intent, , below] = attributesOf(moved.page, ".toast input", "value");
    expect(intent).toBe("move_below");
    const undone = await postInOffice(admin, PAGE, { intent: intent ?? "", id, below: below ?? "" });
    expect(undone.description).toBe(`${title} is back.`);
    expect(await listTitles()).toEqual(["E", "D", "C", "B", "A"]);
  }
  expect((await move("move_top", "row-E")).description).toBe("It’s already at the top of the list.");
  expect((await move("move_below", "row-E")).description).toBe("We couldn’t change the product. Try again.");
});

test("typing a position moves the product there, and moving it back restores the order", async () => {
  await insertProducts(
    site,
    ...["A", "B", "C", "D", "E"].map((title) => ({ title, id: `row-${title}`, position: title < "C" ? 7 : 8 })),
  );
  const moveTo = (id: string, place: string) => postInOffice(admin, PAGE, { intent: "move_to", id, place });
  expect((await moveTo("row-A", "2")).description).toBe("A is now at position 2.");
  expect(await listTitles()).toEqual(["E", "A", "D", "C", "B"]);
  const page = await readPage(admin, PAGE);
  expect(attributesOf(page, "[name=place]", "value")).toEqual(["1", "2", "3", "4", "5"]);
  // Enter presses a form's first button.
  expect(textsOf(page, "tbody form button:first-of-type")).toEqual(
    ["E", "A", "D", "C", "B"].map((title) => `Move ${title} to this position`),
  );
  const undone = await moveTo("row-A", "5");
  expect(attributesOf(undone.page, ".toast input", "value")).toEqual(["move_to", "row-A", "2"]);
  expect(await listTitles()).toEqual(["E", "D", "C", "B", "A"]);
  expect((await moveTo("row-E", "99")).description).toBe("E is now at position 5.");
  expect((await moveTo("row-E", "5")).description).toBe(
    "The product is already at that position or no longer in the list.",
  );
  for (const odd of ["", "0", "-1", "first"]) expect((await moveTo("row-E", odd)).title).toBe("Not Moved");
});

test("in a list of one category it does not pass the others", async () => {
  const category = "tech";
  const [a] = await insertProducts(
    site,
    { title: "A", category },
    { title: "B", category },
    { title: "C", category },
    { title: "Other", category: "parents" },
  );
  await move("move_top", a?.id ?? "", `${PAGE}?category=tech`);
  expect(await listTitles()).toEqual(["Other", "A", "C", "B"]);
});

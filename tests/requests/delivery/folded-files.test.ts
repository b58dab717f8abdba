import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { readPage, textsOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { deliver, createDeliveryFile as file, insertPaidOrder } from "#tests/support/order/deliveries";
import { setUpSiteForEachTest } from "#tests/support/site";

const site = setUpSiteForEachTest();

test.each([
  ["a b c d", []],
  ["a b c d e", ["d", "e"]],
])("of the delivered files %s, a line unfolds %s", async (names, folded) => {
  const office = await createSignedInVisitor(site, "admin", "Ana");
  const order = await insertPaidOrder(site);
  const delivered = names.split(" ").map((name) => file(name));
  await deliver(office, order, delivered);
  const ticket = await readPage(office, paths.adminOrder(order.submissionId));
  expect(textsOf(ticket, "#delivery details > ul .file-row-name")).toEqual(folded);
  expect(textsOf(ticket, "#delivery .file-row-name")).toHaveLength(delivered.length);
});

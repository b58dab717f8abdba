import { expect, test } from "vitest";
import { paths } from "../../../app/paths";
import { Visitor } from "../../support/browser/visitor";
import { setUpSite } from "../../support/site";

const site = setUpSite({ TRUSTED_PROXIES: "1" });

/** With one of our cookies, so that the page does not come from memory. */
async function openRendered(address: string): Promise<void> {
  const response = await new Visitor(site).get(paths.visualDesign, {
    Cookie: "flash=none",
    "X-Forwarded-For": address,
  });
  expect(response.status).toBe(200);
  await response.text();
}

test("who opens a page is not answered after all the pages that another visitor keeps opening", async () => {
  let answered = 0;
  let isOver = false;
  const others = Array.from({ length: 80 }, async () => {
    while (!isOver) {
      await openRendered("203.0.113.7");
      answered++;
    }
  });
  await expect.poll(() => answered).toBeGreaterThan(80);
  const before = answered;
  await openRendered("198.51.100.9");
  const meanwhile = answered - before;
  isOver = true;
  await Promise.all(others);
  expect(meanwhile).toBeLessThan(30);
});

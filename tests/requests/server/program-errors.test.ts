import { expect, test } from "vitest";
import { paths } from "../../../app/paths";
import { Visitor } from "../../support/browser/visitor";
import { setUpSignedInVisitor } from "../../support/office/signed-in";
import { setUpSite } from "../../support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

const privateAddresses = [paths.admin, paths.adminExport, paths.adminInboxExport, paths.adminSalesExport];
const missing = [
  ...[paths.file("photo", "nothing"), paths.file("delivery", "nothing"), paths.adminOrder("SUB-NOTHING1")],
  ...["/no-such-page", "/no-such-file.ics", paths.orderRoom("SUB-NOTHING1")],
];

async function ask(visitor: Visitor, address: string, accept: string) {
  const response = await visitor.get(address, { Accept: accept });
  return { status: response.status, type: response.headers.get("content-type") ?? "", text: await response.text() };
}

test.each(["text/csv", "text/calendar", "application/octet-stream", "application/json"])(
  "a program that accepts %s gets an error that it can read, and no page",
  async (accept) => {
    const type = accept === "application/json" ? "application/json" : "text/plain";
    for (const address of privateAddresses) {
      const answer = await ask(new Visitor(site), address, accept);
      expect(answer, address).toMatchObject({ status: 401, type: expect.stringContaining(type) });
      expect(answer.text, address).toContain("401");
    }
    for (const address of missing) {
      const answer = await ask(office, address, accept);
      expect(answer, address).toMatchObject({ status: 404, type: expect.stringContaining(type) });
      expect(answer.text, address).toContain("404");
    }
  },
);

test("a program that accepts anything gets a readable error for a file, too", async () => {
  for (const address of [paths.adminExport, paths.adminInboxExport]) {
    const answer = await ask(new Visitor(site), address, "*/*");
    expect(answer).toMatchObject({ status: 401, type: expect.stringContaining("text/plain") });
  }
  const answer = await ask(new Visitor(site), paths.file("photo", "nothing"), "*/*");
  expect(answer).toMatchObject({ status: 404, type: expect.stringContaining("text/plain") });
});

test("a browser still gets pages", async () => {
  const html = "text/html,application/xhtml+xml,*/*;q=0.8";
  expect((await ask(new Visitor(site), "/no-such-page", html)).type).toContain("text/html");
  expect((await ask(new Visitor(site), paths.admin, html)).type).toContain("text/html");
});

import { describe, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { listRoutePaths } from "#tests/support/odd-values";
import { createOrderFields } from "#tests/support/order/order-form";
import { listUploads } from "#tests/support/order/uploads";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

const needSignIn = (path: string) =>
  path.startsWith(paths.admin) && path !== paths.adminSignIn && path !== paths.adminSignOut;
/** Programs post to them, or they read no form before they have found a record. */
const readNoForm: string[] = [
  paths.stripeWebhook,
  paths.dealflowApi,
  paths.vitals,
  paths.booking(":reference"),
  paths.blueprint,
  "/*",
];

/** Every address that reads a form before it knows the sender. */
const addresses = (await listRoutePaths())
  .filter(({ path, acceptsPosts }) => acceptsPosts && !needSignIn(path) && !readNoForm.includes(path))
  .map(({ path }) => path.replace(":item", "starter").replace(":number", "SUB-NOTTHERE").replace(/:\w+/g, "none"));

const multipart = "multipart/form-data; boundary=cut";
const part = (head: string, text = "text") => `--cut\r\n${head}\r\n\r\n${text}\r\n`;
const file = 'Content-Disposition: form-data; name="photos"; filename="a.jpg"';

const bodies: [what: string, type: string, body: string][] = [
  ["a form in an unknown charset", "application/x-www-form-urlencoded; charset=utf-16", "a=b&c=d"],
  ["a single field in an unknown charset", "application/x-www-form-urlencoded; charset=x-none", "a"],
  [
    "a part in an unknown charset",
    multipart,
    `${part('Content-Disposition: form-data; name="email"\r\nContent-Type: text/plain; charset=utf-16')}--cut--\r\n`,
  ],
  ["a part without a name", multipart, `${part("Content-Disposition: form-data")}--cut--\r\n`],
  ["a part header without a colon", multipart, `${part("Content-Disposition")}--cut--\r\n`],
  [
    "a part header without a colon, then a short file without an end",
    multipart,
    `${part("Content-Disposition")}--cut\r\n${file}\r\n\r\n\xff\xd8`,
  ],
  [
    "a file, then an invalid header, then a file without an end",
    multipart,
    `${part(file, "\xff\xd8\xff\xe0 a whole picture")}${part("nonsense")}--cut\r\n${file}\r\n\r\n\xff\xd8\xff\xe0 half of one`,
  ],
  ["a file without an end", multipart, `--cut\r\n${file}\r\n\r\n\xff\xd8\xff\xe0 half a picture`],
  ["no form at all", "text/plain", "hello"],
  ["an empty body", multipart, ""],
];

describe.each(bodies)("%s", (_what, type, body) => {
  test.each(addresses)("sent to %s is refused, and nothing is stored or logged as an error", async (address) => {
    const error = vi.spyOn(site.services.log, "error");
    const response = await fetch(site.origin + address, {
      method: "POST",
      body: Buffer.from(body, "latin1"),
      headers: { "Content-Type": type, Origin: site.origin },
      redirect: "manual",
    });
    expect(response.status).toBe(400);
    await response.text();
    expect(await listUploads(site)).toEqual([]);
    expect(error.mock.calls).toEqual([]);
    error.mockRestore();
  });
});

test("an order still works after all unreadable forms", async () => {
  expect((await new Visitor(site).post("/visual-design", createOrderFields())).status).toBe(303);
});

test.each(["utf-8", "iso-8859-1", "windows-1252", "UTF-8"])("a form in %s is read", async (charset) => {
  const type = `application/x-www-form-urlencoded; charset=${charset}`;
  const fields = createOrderFields({ email: `${charset.toLowerCase()}@studio.example` });
  const response = await new Visitor(site).post("/visual-design", fields, { "Content-Type": type });
  expect(response.status).toBe(303);
});

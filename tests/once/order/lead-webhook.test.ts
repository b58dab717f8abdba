import { afterEach, beforeEach, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, listRows } from "#tests/support/database/rows";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { startWebhookTarget, type WebhookTarget } from "#tests/support/outbox/webhook-target";
import { type Site, startSite } from "#tests/support/site";

let target: WebhookTarget;
let site: Site;
beforeEach(async () => {
  target = await startWebhookTarget();
  site = await startSite({ LEAD_WEBHOOK_URL: target.url });
});
afterEach(async () => {
  await target.close();
  await site.stop();
});

const order = () => new Visitor(site.origin).post("/visual-design", createOrderFields());

test("the webhook gets exactly the keys of the specification", async () => {
  await new Visitor(site.origin).postFiles("/visual-design", createOrderFields({ phone: "" }), {
    photos: [createPicture("sign.jpg", 1234)],
  });
  await site.services.worker.runDue();
  expect(target.received).toHaveLength(1);
  const [request] = target.received;
  const body = JSON.parse(request?.body ?? "");
  expect(Object.keys(body).sort()).toEqual(
    [
      "fullName",
      "email",
      "phone",
      "businessName",
      "selectedPackage",
      "visualDetails",
      "submissionId",
      "uploadedFiles",
      "visualBreakdown",
    ].sort(),
  );
  expect(body).toMatchObject({
    fullName: "Dana Whitfield",
    phone: "",
    selectedPackage: "starter",
    visualBreakdown: { flyers: 4, social_posts: 10 },
    uploadedFiles: [{ name: "sign.jpg", type: "photo", size: 1234 }],
  });
  const [file] = body.uploadedFiles as { url: string }[];
  expect((await fetch(file?.url ?? "")).status).toBe(200);
  expect(request?.headers["webhook-id"]).toBeTruthy();
});

test("while its target is down or answers 500, the order is accepted and the webhook sent later", async () => {
  target.respond = (response) => response.writeHead(target.received.length < 3 ? 500 : 204).end();
  expect((await order()).status).toBe(303);
  const { worker } = site.services;
  for (let attempt = 0; attempt < 3; attempt++) {
    await worker.runDue();
    await changeRows(site, "outbox", {}, { runAt: new Date(0) });
  }
  expect(target.received).toHaveLength(3);
  expect(new Set(target.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  const messages = await listRows(site, "outbox");
  expect(messages.every((message) => message.state === "sent")).toBe(true);
});

test("a target that never answers does not delay the visitor", async () => {
  target.respond = () => {};
  site.services.worker.start();
  expect((await order()).status).toBe(303);
});

test("the internal test package is not sent as a lead", async () => {
  const admin = await createSignedInVisitor(site);
  expect((await admin.post("/visual-design", createOrderFields({ option: "test" }))).status).toBe(303);
  await site.services.worker.runDue();
  expect(target.received).toEqual([]);
});

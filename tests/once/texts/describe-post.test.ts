import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describePost } from "#app/account/describe-post";
import { balanceFields } from "#app/order/model/balance";
import { intents } from "#app/order/model/list-form";
import { intents as quoteIntents } from "#app/order/quote/quote-form";
import { refundIntents } from "#app/refunds/refund-fields";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const describe = (path: string, fields: Record<string, string>) =>
  describePost(site.services.features.posts, path, new URLSearchParams(fields));

const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
/** A component with the button gets the value as its `intent`. Values that are not written there are in these lists. */
const NAMED = /(?:name="intent"\s+value|\bintent)=(?:"(\w+)"|\{[^}]+\})/g;
const listed = [intents, quoteIntents, refundIntents, { balance: balanceFields.intent }].flatMap(Object.values<string>);

/** Every value of `intent` that a button or a hidden field of the office names. */
function listIntents(): string[] {
  const named = files.flatMap((file) => [...readFileSync(join("app", file), "utf8").matchAll(NAMED)]);
  const values = named.map(([, plain]) => plain ?? "");
  return [...new Set([...values, ...listed])].filter(Boolean).sort();
}

test("every action of an office form has its own description", () => {
  const found = listIntents();
  expect(found).toEqual(expect.arrayContaining(["note", "paid", "resolved", "change", "send", "retry", "discard"]));
  const without = found.filter(
    (intent) =>
      !Object.keys(site.services.features.posts).some((path) => describe(path, { intent }).title !== "Your change"),
  );
  expect(without).toEqual([]);
});

test("every button with an intent has a description", () => {
  for (const file of files) {
    const text = readFileSync(join("app", file), "utf8");
    expect(text.match(NAMED)?.length ?? 0, file).toBe(text.match(/name="intent"|\bintent=/g)?.length ?? 0);
  }
});

test("a change of a row names its order if the form contains it", () => {
  const byScript = { intent: "row", id: "1", number: "SUB-20260102-0001", status: "ready" };
  expect(describe("/admin", byScript).title).toBe("Change status for SUB-20260102-0001");
  const byButton = { row: "1 in_progress normal SUB-20260102-0001", "status 1": "ready" };
  expect(describe("/admin", byButton).title).toBe("Change status for SUB-20260102-0001");
});

test("records that the trash deletes or restores are named by their kind", () => {
  const describeTitle = (fields: Record<string, string>) => describe("/admin/trash", fields).title;
  expect(describeTitle({ intent: "delete", kind: "booking", id: "1" })).toBe("Delete a booking");
  expect(describeTitle({ intent: "restore", kind: "product_review", id: "1" })).toBe("Restore a product review");
  expect(describeTitle({ intent: "restore", kind: "application", id: "1" })).toBe("Restore an application");
  expect(describeTitle({ intent: "delete", kind: "<b>", id: "1" })).toBe("Delete a record");
  expect(describeTitle({ kind: "booking", confirmed: "1" })).toBe("Empty the trash");
});

test("inbox forms are distinguished from order forms with the same names", () => {
  expect(describe("/admin/messages/1/answer", { intent: "send", subject: "Hello", text: "Hi {name}" })).toEqual({
    title: "Answer an inbox message",
    details: ["Hello", "Hi {name}"],
  });
  expect(describe("/admin/messages/1?q=dana", { intent: "status", status: "spam" }).title).toBe(
    "Change an inbox message to Spam",
  );
  expect(describe("/admin/messages/1", { intent: "note", note: "Called." }).details).toEqual(["Called."]);
});

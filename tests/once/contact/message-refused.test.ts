import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { createContactFields, createInquiryFields, listMessages } from "#tests/support/contact/messages";
import { withBlockedWrites } from "#tests/support/database/block-database";
import { attributeOf, fieldError, fieldValues, readDocument, textOf, textsOf } from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ MESSAGES_PER_HOUR: "0" });
const post = (path: string, fields: Record<string, string>) => new Visitor(site).post(path, fields);
const createFields = { "/contact": createContactFields, "/lets-talk": createInquiryFields };

async function readRefused(path: keyof typeof createFields, changes: Record<string, string>, status = 400) {
  const before = (await listMessages(site)).length;
  const answer = await post(path, createFields[path](changes));
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await listMessages(site)).toHaveLength(before);
  return readDocument(answer);
}

describe.each<[path: keyof typeof createFields, name: string, problem: string, value: string]>([
  ["/contact", "fullName", "Please enter your full name.", " "],
  ["/contact", "email", "Please enter your email address.", ""],
  ["/contact", "email", "Please enter a valid email address.", "dana.example"],
  ["/contact", "email", "Please enter a valid email address.", "dana@studio.example\r\nBcc: all@studio.example"],
  ["/contact", "email", "Email: keep it to 254 characters.", `${"a".repeat(10_000)}@studio.example`],
  ["/contact", "phone", "Please enter your phone number with the area code.", ""],
  ["/contact", "phone", "Please enter your phone number with the area code.", "call me"],
  ["/contact", "message", "Please write a message.", "\u200b"],
  ["/contact", "message", "Message: keep it to 10,000 characters.", "a".repeat(10_001)],
  ["/contact", "message", "Message: keep it to 10,000 characters.", "a".repeat(100_000)],
  ["/contact", "businessName", "Business name: keep it to 200 characters.", "a".repeat(201)],
  ["/lets-talk", "name", "Please enter your name.", ""],
  ["/lets-talk", "email", "Please enter a valid email address.", "a@b.c, d@e.f"],
  ["/lets-talk", "phone", "Please enter your phone number with the area code.", "555-0134"],
  ["/lets-talk", "businessType", "Industry: choose from the list.", "Made up"],
  ["/lets-talk", "inquiryType", "Topic: choose from the list.", "Made up"],
  ["/lets-talk", "consent", "Please check the consent box to proceed.", ""],
])("%s, %s: %s", (path, name, message, value) => {
  test("an invalid field shows an error beside it and in the summary, and keeps what was typed", async () => {
    const page = await readRefused(path, { [name]: value });
    expect(textsOf(page, '[role="alert"] a')).toEqual([message]);
    const anchor = attributeOf(page, '[role="alert"] a', "href") ?? "";
    expect(page.querySelectorAll(`[id="${anchor.slice(1)}"]`)).toHaveLength(1);
    expect(textOf(page, `#${name}-error`)).toBe(message);
    const kept = name === "phone" ? "email" : "phone";
    expect(fieldValues(page, kept)).toEqual([createFields[path]()[kept]]);
  });
});

test("all invalid fields are listed at once", async () => {
  const page = await readRefused("/contact", { fullName: "", email: "x", phone: "", message: "" });
  expect(textOf(page, '[role="alert"] h2')).toBe("4 things to fix");
  expect(textsOf(page, '[role="alert"] a')).toHaveLength(4);
});

test("HTML is shown as text and stored as typed", async () => {
  const html = '<script>alert("x")</script>';
  const page = await readRefused("/contact", { fullName: html, phone: "" });
  expect(fieldValues(page, "fullName")).toEqual([html]);
  const email = "html@studio.example";
  expect((await post("/contact", createContactFields({ email, fullName: html, message: html }))).status).toBe(303);
  expect((await listMessages(site)).find((row) => row.email === email)).toMatchObject({ name: html, message: html });
});

test("10,000 characters are stored without NUL and a lone surrogate", async () => {
  const email = "odd@studio.example";
  const message = `a\0b${"c".repeat(9998)}`;
  expect((await post("/contact", createContactFields({ email, message }))).status).toBe(303);
  expect((await listMessages(site)).find((row) => row.email === email)?.message).toBe(`ab${"c".repeat(9998)}`);
});

test("if the database does not answer, the form is returned as typed", async () => {
  const page = await withBlockedWrites(site.services.db, "contact_messages", () => readRefused("/contact", {}, 503));
  expect(textOf(page, '[role="alert"]')).toContain("We couldn’t save your message just now.");
  expect(fieldValues(page, "email")).toEqual(["dana@studio.example"]);
  expect(fieldError(page, "email")).toBe("");
});

import { describe, expect, test } from "vitest";
import { storeMessage } from "#app/contact/place/store-message.server";
import { Visitor } from "#tests/support/browser/visitor";
import { createContactFields, createInquiryFields, listMessages, sendMessage } from "#tests/support/contact/messages";
import { readDocument, textOf } from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ MESSAGES_PER_HOUR: "0" });
const visitor = () => new Visitor(site);
const listFrom = async (email: string) => (await listMessages(site)).filter((row) => row.email === email);

describe("the stored message", () => {
  test("has every field of the contact form", async () => {
    const email = "stored@studio.example";
    const answer = await visitor().post("/contact", createContactFields({ email, businessName: "" }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/contact?sent=1");
    expect(await listFrom(email)).toMatchObject([
      {
        form: "contact",
        name: "Dana Whitfield",
        businessName: null,
        phone: "407-555-0134",
        message: "We miss about ten calls a week after 6 p.m.",
        consentText: null,
        consentVersion: null,
        status: "new",
        spamReasons: [],
        source: { page: "/contact" },
      },
    ]);
  });

  test("has the email address without the invisible characters that were copied with it", async () => {
    const answer = await visitor().post(
      "/contact",
      createContactFields({ email: "\u200bcopied@studio.example\ufeff" }),
    );
    expect(answer.status).toBe(303);
    expect(await listFrom("copied@studio.example")).toHaveLength(1);
  });

  test("has every field of the longer form, with the consent text and its version", async () => {
    const email = "inquiry@studio.example";
    const answer = await visitor().post("/lets-talk", createInquiryFields({ email, phone: "", message: "" }));
    expect(answer.headers.get("Location")).toBe("/lets-talk?sent=1");
    expect(await listFrom(email)).toMatchObject([
      {
        form: "inquiry",
        phone: null,
        businessType: "Restaurant",
        inquiryType: "AI automation",
        message: "",
        consentText: "Palmetto Works may store what I wrote here and contact me about it.",
        consentVersion: "1",
      },
    ]);
  });

  test("has a search text of everything typed, in lower case", async () => {
    const { search } = await sendMessage(site, { fullName: "Ada ÉCLAIR", message: "Grüße <b>from</b> Orlando" });
    expect(search).toContain("ada éclair\n");
    expect(search).toContain("grüße <b>from</b> orlando");
  });
});

describe("the page after sending", () => {
  test.each(["/contact?sent=1", "/lets-talk?sent=1"])(
    "%s shows the thank-you message and links back to the form",
    async (path) => {
      const page = await readDocument(visitor().get(path));
      expect(textOf(page, "main h1")).toBe("Thank you. We’ve got your message.");
      expect(page.querySelector("main form")).toBeNull();
      expect(page.querySelector(`main a[href="${path.replace("?sent=1", "")}"]`)).not.toBeNull();
    },
  );

  test("shows the form with other queries", async () => {
    const page = await readDocument(visitor().get("/contact?sent=2&utm_source=news"));
    expect(page.querySelector("main form")).not.toBeNull();
  });
});

describe("a form that is sent again", () => {
  test.each(["", "form-1"])(
    "is stored once with the form id %j, even if it is sent five times at once",
    async (formId) => {
      const email = `twice${formId}@studio.example`;
      const fields = createContactFields({ email, form_id: formId });
      const send = async () => (await visitor().post("/contact", fields)).headers.get("Location");
      const answers = await Promise.all(Array.from({ length: 5 }, send));
      expect(new Set(answers)).toEqual(new Set(["/contact?sent=1"]));
      expect(await listFrom(email)).toHaveLength(1);
    },
  );

  test.each([
    [14, 1],
    [16, 2],
  ])("without an id after %i minutes makes a total of %i", async (minutes, count) => {
    const email = `later${minutes}@studio.example`;
    const message = { form: "contact", formId: "", texts: { name: "Dana", email, message: "Hello" } } as const;
    const first = Date.UTC(2026, 0, 5, 9, 7);
    for (const now of [first, first + minutes * 60_000])
      await storeMessage(site.services, { ...message, source: { page: "/contact" }, spamReasons: [] }, now);
    expect(await listFrom(email)).toHaveLength(count);
  });

  test("is a new message if its id or its text is different", async () => {
    const email = "another@studio.example";
    const changed: Record<string, string>[] = [{ form_id: "a" }, { form_id: "b" }, { message: "Something else." }];
    for (const changes of changed) await visitor().post("/contact", createContactFields({ email, ...changes }));
    expect(await listFrom(email)).toHaveLength(3);
  });
});

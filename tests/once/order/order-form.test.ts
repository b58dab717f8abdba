import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, countElements, fieldValues, readDocument, textOf, textsOf } from "#tests/support/document";
import { createOrderFields } from "#tests/support/order/order-form";
import { listOrders } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

const post = (changes: Record<string, string | string[]>) =>
  new Visitor(site.origin).post("/visual-design", createOrderFields(changes));

describe("the page", () => {
  test("has the form, every package, every visual type and an enabled button", async () => {
    const response = await new Visitor(site.origin).get("/visual-design");
    const page = await readDocument(response);
    const text = textOf(page, "main");
    expect(response.status).toBe(200);
    expect(countElements(page, "#order-form form")).toBe(1);
    for (const words of [
      "Essentials",
      "Professional",
      "Business",
      "Enterprise",
      "Other / Just a Question",
      "Most popular",
    ])
      expect(text).toContain(words);
    expect(countElements(page, '[name^="split."]')).toBe(14);
    expect(text).toContain("Select a Package Above");
    expect(countElements(page, "button[disabled]")).toBe(0);
    expect(countElements(page, '[value="test"]')).toBe(0);
    expect(attributesOf(page, "main a", "href")).toContain("/automation-services");
    expect(text).toContain("Please fill in all required fields marked with *");
  });

  test.each(["/order", "/flyers-visuals"])("%s redirects to it permanently", async (path) => {
    const response = await new Visitor(site.origin).get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe("/visual-design");
  });
});

describe("the seven rules in their order", () => {
  test.each<[Record<string, string>, string, string, string]>([
    [{ full_name: "\u200b\u200b" }, "Name Required", "Please enter your full name.", "full_name"],
    [{ full_name: " " }, "Name Required", "Please enter your full name.", "full_name"],
    [{ email: "" }, "Email Required", "Please enter your email address.", "email"],
    [{ email: "dana.example" }, "Invalid Email", "Please enter a valid email address.", "email"],
    [{ email: "dana@studio" }, "Invalid Email", "Please enter a valid email address.", "email"],
    [{ email: "a@b.example, c@d.example" }, "Invalid Email", "Please enter a valid email address.", "email"],
    [{ option: "" }, "Package Required", "Please select a package above.", "option"],
    [{ option: "platinum" }, "Package Required", "Please select a package above.", "option"],
    [{ option: "test" }, "Package Required", "Please select a package above.", "option"],
    [
      { "split.flyers": "0", "split.social_posts": "" },
      "Visual Breakdown Required",
      "Please select how many visuals you need for each type.",
      "split",
    ],
    [
      { "split.flyers": "20", "split.social_posts": "8" },
      "Too Many Visuals",
      "You've selected 28 visuals but your package only includes 25. Please reduce your selection.",
      "split",
    ],
    [
      { requirements: " \n " },
      "Details Required",
      "Please provide details for your selected visual types.",
      "requirements",
    ],
    [{ option: "other", requirements: "" }, "Details Required", "Please enter your question.", "requirements"],
  ])("%j shows %s", async (changes, title, description, field) => {
    const before = await listOrders(site);
    const response = await post(changes);
    const page = await readDocument(response);
    expect(response.status).toBe(400);
    expect(textsOf(page, ".toast.toast-error > p")).toEqual([`${title} ${description}`]);
    expect(textsOf(page, `[id="${field}-error"]`)).toEqual([description]);
    expect(countElements(page, `[aria-invalid="true"][aria-describedby~="${field}-error"]`)).toBeGreaterThan(0);
    expect(countElements(page, '[role="alert"]')).toBeGreaterThan(0);
    expect(await listOrders(site)).toHaveLength(before.length);
  });

  test("an empty form lists its problems in the order of the page", async () => {
    const nothing = { full_name: "", email: "", option: "", requirements: "" };
    const page = await readDocument(new Visitor(site.origin).post("/visual-design", nothing));
    const alert = textOf(page, '[role="alert"]');
    const places = [
      "4 things to fix",
      "Please select a package above.",
      "Please provide details for your selected visual types.",
      "Please enter your full name.",
      "Please enter your email address.",
    ].map((words) => alert.indexOf(words));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  test("the form keeps what was typed, with HTML as text", async () => {
    const typed = {
      full_name: '<b>"Dana"</b> 🌴',
      requirements: "</textarea><script>alert(1)</script>",
      "split.flyers": "7",
    };
    const page = await readDocument(post({ ...typed, email: "" }));
    for (const [name, value] of Object.entries(typed)) expect(fieldValues(page, name)).toEqual([value]);
    expect(attributesOf(page, 'input[name="option"][checked]', "value")).toEqual(["starter"]);
  });
});

describe("limits", () => {
  test.each([
    ["full_name", 200, "Full name"],
    ["phone", 40, "Phone"],
    ["business_name", 200, "Business name"],
    ["requirements", 10_000, "Details"],
  ])("%s accepts %i characters and not one more", async (field, most, label) => {
    const tooLong = await post({ [field]: "x".repeat(most + 1), email: `${field}@studio.example` });
    expect(tooLong.status).toBe(400);
    expect(await tooLong.text()).toContain(`${label}: keep it to ${most.toLocaleString("en-US")} characters.`);
    const fits = await post({ [field]: "y".repeat(most), email: `${field}@studio.example` });
    expect(fits.status).toBe(303);
  });

  test("an email address can have 254 characters and not one more", async () => {
    const address = (length: number) => `${`dana@${`${"e".repeat(60)}.`.repeat(9)}`.slice(0, length - 8)}.example`;
    const tooLong = await post({ email: address(255) });
    expect(tooLong.status).toBe(400);
    expect(await tooLong.text()).toContain("keep it to 254 characters");
    expect((await post({ email: address(254) })).status).toBe(303);
  });

  test("a one-megabyte field causes no server error", async () => {
    const response = await post({ requirements: "z".repeat(1_000_000) });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain("keep it to 10,000 characters");
    expect(text).toContain("This form is too large to process at once, so nothing was saved.");
  });
});

describe("a form that cannot be parsed", () => {
  test.each([
    ["text/plain", "hello"],
    ["multipart/form-data", "no boundary"],
    ["multipart/form-data; boundary=x", "--y\r\nbroken"],
  ])("is refused as %s", async (type, body) => {
    const response = await fetch(`${site.origin}/visual-design`, {
      method: "POST",
      body,
      headers: { "Content-Type": type, Origin: site.origin },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Something went wrong. Please try again or contact support.");
  });
});

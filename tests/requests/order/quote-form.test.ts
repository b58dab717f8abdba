import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { countRows } from "#tests/support/database/rows";
import { attributeOf, parseDocument, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createQuoteFields, makeQuote, nextYear } from "#tests/support/order/quotes";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");

test("the form gets another line without losing what was typed", async () => {
  const fields = createQuoteFields({ intent: "add_line", line_price_2: "not yet", email: "half@" });
  const { status, page } = await postInOffice(office, paths.adminNewQuote, fields);
  expect(status).toBe(200);
  expect(attributeOf(page, "#line_price_2", "value")).toBe("not yet");
  expect(attributeOf(page, "#email", "value")).toBe("half@");
  expect(attributeOf(page, "#line_name_3", "autofocus")).not.toBeNull();
  expect(attributeOf(page, 'input[name="form_id"]', "value")).toBe(fields.form_id);
});

const mistakes: [string, Record<string, string>, string, string][] = [
  ["a price of zero", { line_price_1: "0" }, "line_price_1", "Enter a price above zero"],
  ["a negative price", { line_price_1: "-5" }, "line_price_1", "Enter a price above zero"],
  ["a price beyond all numbers", { line_price_1: "9007199254740993" }, "line_price_1", "Enter a price above zero"],
  ["a total that nobody can pay", { line_price_1: "999,999.00" }, "package", "a payment can be at most $999,999.99"],
  ["a line without a name", { line_name_2: "" }, "line_name_2", "Say what this line is for."],
  ["a long name", { line_name_2: "x".repeat(201) }, "line_name_2", "Keep it to 200 characters."],
  ["a quantity of none", { line_quantity_1: "0" }, "line_quantity_1", "whole number from 1 to 10,000"],
  ["no name", { full_name: " " }, "full_name", "Enter the customer’s name."],
  ["no email address", { email: "" }, "email", "Enter the customer’s email address."],
  ["half an email address", { email: "dana@" }, "email", "Please enter a valid email address."],
  ["a package that does not exist", { package: "gold" }, "package", "Choose from the list."],
  ["a past day", { valid_until: "2020-01-01" }, "valid_until", "Choose today or a later day."],
  ["a day that does not exist", { valid_until: "2027-02-31" }, "valid_until", "Enter a date"],
  ["a month that does not exist", { valid_until: "2027-13-45" }, "valid_until", "Enter a date"],
  ["a deposit of everything", { deposit: "100%" }, "deposit", "The deposit must be less than the total, $500."],
  ["a deposit above the total", { deposit: "$500.01" }, "deposit", "The deposit must be less than the total, $500."],
  ["a deposit of nothing", { deposit: "0" }, "deposit", "Enter a percentage such as 50%"],
  ["a deposit below the smallest charge", { deposit: "$0.49" }, "deposit", "at least $0.50"],
  ["a balance below the smallest charge", { deposit: "$499.60" }, "deposit", "at least $0.50"],
];

test.each(mistakes)(
  "%s: the message is beside the field, and what was typed stays",
  async (_, changes, id, message) => {
    const before = await countRows(site, "formSubmissions");
    const fields = createQuoteFields(changes);
    const { status, page } = await postInOffice(office, paths.adminNewQuote, fields);
    expect(status).toBe(400);
    expect(textOf(page, `#${id}-error`)).toContain(message);
    expect(attributeOf(page, "#line_name_1", "value")).toBe("Poster");
    expect(textOf(page, "#note")).toBe("The posters are for both doors.");
    expect(await countRows(site, "formSubmissions")).toBe(before);
  },
);

test("an address that was pasted with invisible characters is cleaned", async () => {
  const made = await makeQuote(site, office, { email: "mailto:\u200bpa\u00adsted@studio.example " });
  expect(made.order.email).toBe("pasted@studio.example");
});

test("a quote without a package and without lines says what is missing", async () => {
  const fields = createQuoteFields({
    line_name_1: "",
    line_price_1: "",
    line_quantity_1: "1",
    line_name_2: "",
    line_price_2: "",
  });
  const { page } = await postInOffice(office, paths.adminNewQuote, fields);
  expect(textOf(page, "#package-error")).toBe("Choose a package, or fill in at least one line.");
});

test("the day until which it is valid is two weeks away, unless somebody changes it", async () => {
  const form = parseDocument(await (await office.get(paths.adminNewQuote)).text());
  const day = attributeOf(form, "#valid_until", "value") ?? "";
  expect(Math.round((Date.parse(day) - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(13);
  expect(day < nextYear).toBe(true);
});

test("staff who may not open orders make none", async () => {
  const staff = await createSignedInVisitor(site, "staff", "Ines", ["inbox"]);
  const fields = createQuoteFields();
  expect((await staff.post(paths.adminNewQuote, fields)).status).toBe(403);
  expect(await countRows(site, "formSubmissions", { email: fields.email })).toBe(0);
});

test("a link from another screen fills in the customer", async () => {
  const customer = { name: "Ada <b>", email: "ada@studio.example", phone: "407-555-0181", business: "x".repeat(300) };
  const form = parseDocument(
    await (await office.get(`${paths.adminNewQuote}?${new URLSearchParams(customer)}`)).text(),
  );
  const read = (id: string) => attributeOf(form, `#${id}`, "value");
  expect([read("full_name"), read("email"), read("phone")]).toEqual(["Ada <b>", customer.email, customer.phone]);
  expect(read("business_name")).toHaveLength(200);
  expect(read("valid_until")).toMatch(/^\d{4}-/);
});

import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import type { EmailOrder } from "#app/order/emails/email-order.server";
import {
  writeOrderCustomerEmail,
  writeOrderTeamEmail,
  writePaymentCustomerEmail,
  writePaymentProblemEmail,
} from "#app/order/emails/order-emails.server";
import { type EmailContent, finishEmail } from "#app/server/email/email-topics.server";
import { business } from "#app/site";
import { attributesOf, countElements, parseDocument, textOf } from "../support/document";
import { createContact } from "../support/order/contact";
import { usualTurnaround } from "../support/turnaround";

const finish = (email: EmailContent) => finishEmail(email, business.defaults);

const order: EmailOrder = {
  submissionId: "SUB-7K2M9QXA",
  ...createContact({ businessName: "Whitfield Studio" }),
  ...{ option: "starter", packageName: "Professional" },
  requirements: "Flyers: grand opening on the 14th,\ndoors at 10.",
  breakdown: { flyers: 6, social_posts: 14, social_stories: 5 },
  ...{ priceCents: 19_900, packageVisuals: 25, discountCents: 0, couponCode: null, currency: "usd", progress: "open" },
  ...{ lines: [], dueCents: null, partPaidCents: 0, receiptUrl: null, taxCents: 0, tax: null, balance: null },
  ...{ readyDay: null, lastDay: null, terms: usualTurnaround.terms },
  payUrl: "https://pay.example/starter?client_reference_id=SUB-7K2M9QXA&x=1",
  roomUrl: "https://palmetto.example/orders/SUB-7K2M9QXA?key=abc",
  photos: [
    { name: "front door.jpg", size: 2_400_000, url: "/uploads/abc" },
    { name: "<b>.png", size: 48_000, url: "https://files.example/def" },
  ],
  origin: "https://palmetto.example",
};
const question: EmailOrder = {
  ...order,
  option: "other",
  packageName: "Other / Just a Question",
  requirements: "Do you make menus in Spanish?\n<i>Soon</i>",
  breakdown: null,
  priceCents: 0,
  payUrl: null,
};
const writeConfirmation = (changes: Partial<EmailOrder> = {}) =>
  finish(writeOrderCustomerEmail({ ...order, ...changes }));
/** The cells that draw one visual each. */
const marks = (root: HTMLElement) => root.querySelectorAll("td").filter((cell) => cell.rawText === "&nbsp;");

describe("the confirmation email", () => {
  test("has the ticket, its lines, the price and a link to the payment", () => {
    const { subject, html, text } = writeConfirmation();
    expect(subject).toBe("We have your order SUB-7K2M9QXA");
    for (const part of ["SUB-7K2M9QXA", "Social Posts", "Total Visuals", "Professional", "$199", "next day"]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(textOf(html, "h1")).toBe("We have your order.");
    const links = parseDocument(html).querySelectorAll("a");
    const button = links.find((link) => textOf(link).includes("Pay $199"));
    expect(button?.getAttribute("href")).toBe(order.payUrl);
    expect(text).toContain(`Pay $199:\n${order.payUrl}\n`);
    expect(html).toContain("prefers-color-scheme:dark");
  });

  test("has the same lines in HTML and text: one for each type of visual", () => {
    const { html, text } = writeConfirmation();
    expect(marks(parseDocument(html))).toHaveLength(25);
    expect(countElements(parseDocument(html), "td.l1")).toBe(14);
    expect(text).toContain(
      [
        "Flyers                    6",
        "Social Posts             14",
        "Social Stories            5",
        "Total Visuals            25",
        "Professional           $199",
      ].join("\n"),
    );
  });

  test("wraps 100 visuals in rows of 25", () => {
    const breakdown = { flyers: 40, social_posts: 33, menu_designs: 27 };
    const { html } = writeConfirmation({ option: "pro", priceCents: 59_900, breakdown });
    const rows = parseDocument(html).querySelectorAll('tr[height="30"]');
    expect(rows.map((row) => marks(row).length)).toEqual([25, 25, 25, 25]);
  });

  test("fills the last row if it is incomplete", () => {
    const { html } = writeConfirmation({ option: "growth", breakdown: { flyers: 30 } });
    const last = parseDocument(html).querySelectorAll('tr[height="30"]').at(-1) as HTMLElement;
    expect(marks(last)).toHaveLength(5);
    expect(last.querySelector("td:last-child")?.getAttribute("colspan")).toBe("20");
  });

  test("has only the package without a breakdown, and no button without a payment", () => {
    const test = { option: "test", packageName: "", priceCents: 100, breakdown: null, payUrl: null } as const;
    const { html, text } = writeConfirmation(test);
    expect(text).toContain("Internal test            $1\n");
    expect(html + text).not.toContain("Total Visuals");
    expect(html + text).not.toContain("Pay $");
  });

  test("accepts a payment page on our own site, and only web addresses", () => {
    const own = writeConfirmation({ payUrl: "/test-checkout/starter" });
    expect(own.text).toContain("https://palmetto.example/test-checkout/starter");
    expect(writeConfirmation({ payUrl: "javascript:alert(1)" }).html).not.toContain("javascript:");
  });

  test("of a question says when the answer comes and that there is nothing to pay, without typed text", () => {
    const { subject, html, text } = writeConfirmation(question);
    expect(subject).toBe("We have your question SUB-7K2M9QXA");
    for (const part of [html, text]) {
      expect(part).toMatch(/within 24 hours\. There’s nothing to pay\./);
      expect(part).toContain("https://palmetto.example/faq");
      expect(part).not.toMatch(/menus|Dana|Whitfield/);
    }
    expect(html + text).not.toContain("$");
  });
});

describe("the payment email", () => {
  test.each([
    ["Dana Whitfield", ", Dana."],
    ["  josé   maría ", ", josé."],
    ["D'Andre", ", D'Andre."],
    ["田中太郎", ", 田中太郎."],
    ["Maximilian-Alexander von Hohenlohe", ", Maximilian-Alexander."],
    [`${"A".repeat(200)} Smith`, "."],
    ["<script>alert(1)</script>", "."],
    ["www.win-money.example now", "."],
    ["\u202Eevil", ", evil."],
    ["", "."],
  ])("greets the name %j", (fullName, greeting) => {
    const { html } = finish(writePaymentCustomerEmail({ ...order, fullName }));
    expect(textOf(html, "h1")).toBe(`Payment confirmed${greeting}`);
    expect(countElements(parseDocument(html), "script")).toBe(0);
  });
});

test("the payment email says what was paid and what happens next", () => {
  const { subject, html, text } = finish(writePaymentCustomerEmail(order));
  expect(subject).toBe("Payment confirmed for SUB-7K2M9QXA");
  for (const part of [html, text]) {
    expect(part).toContain("We have your $199. Our designers have your order. Standard delivery");
    expect(part).not.toContain("Pay $");
  }
});

describe("the team email", () => {
  const typed = {
    ...order,
    fullName: "<script>alert(1)</script>",
    businessName: '"A" & Sons',
    requirements: "<img>\n2",
  };

  test("has every field, escaped", () => {
    const { subject, html, text } = finish(writeOrderTeamEmail(typed));
    expect(subject).toBe("New order SUB-7K2M9QXA: Professional, $199, <script>alert(1)</script>");
    const page = parseDocument(html);
    expect(countElements(page, "script, img, b")).toBe(0);
    for (const words of [typed.fullName, typed.businessName, "<img> 2"]) expect(textOf(page)).toContain(words);
    for (const part of ["dana@studio.example", "N/A", "Professional", "$199", "Social Stories", "2.3 MB", "47 KB"]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(attributesOf(page, "a", "href")).toContain("https://palmetto.example/uploads/abc");
    expect(text).toContain("front door.jpg (2.3 MB)\nhttps://palmetto.example/uploads/abc");
  });

  test("has the text and no price for a question", () => {
    const { subject, html, text } = finish(writeOrderTeamEmail(question));
    expect(subject).toBe("New question SUB-7K2M9QXA: Dana Whitfield");
    expect(html).toContain("New question.");
    expect(text).toContain("Package              Other / Just a Question");
    expect(html + text).not.toContain("$");
  });

  test("keeps a subject on one line", () => {
    expect(finish(writeOrderTeamEmail({ ...order, fullName: "Dana\r\nBcc: x@y.example" })).subject).not.toMatch(
      /[\r\n]/,
    );
  });
});

test("the email about a wrong amount has both amounts", () => {
  const { subject, html, text } = finish(
    writePaymentProblemEmail(order, { eventId: "evt_1", amountCents: 1950, currency: "usd" }, "wrong_amount"),
  );
  expect(subject).toBe("Wrong amount paid: SUB-7K2M9QXA");
  for (const part of ["$199", "$19.50", "evt_1", "refund the payment, or correct it"]) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  const inEuros = { eventId: "e", amountCents: 19_900, currency: "eur" };
  expect(finish(writePaymentProblemEmail(order, inEuros, "wrong_amount")).text).toContain("€199");
});

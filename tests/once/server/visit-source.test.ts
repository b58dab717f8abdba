import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { sendMessage } from "#tests/support/contact/messages";
import { readPageText } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { placeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ MESSAGES_PER_HOUR: "0" });
const admin = setUpSignedInVisitor(site);
const visit = {
  landing: "/blog/missed-call",
  referrer: "https://search.example/results?q=private+words#top",
  utm: { source: "news", medium: "email", campaign: "spring", other: "x" },
};
const known = {
  landing: "/blog/missed-call",
  referrer: "https://search.example/results",
  utm: { source: "news", medium: "email", campaign: "spring" },
};
const readSource = async (visit_source: string, headers: Record<string, string> = {}) =>
  (await sendMessage(site, { visit_source }, headers)).source;

describe("the source of a visit", () => {
  test("is stored with a message, without the queries of addresses and unknown parameters", async () => {
    expect(await readSource(JSON.stringify(visit))).toEqual({ page: "/contact", ...known });
  });

  test("is stored with an order and shown on its ticket", async () => {
    const order = await placeOrder(site, { visit_source: JSON.stringify(visit) });
    expect(order.source).toEqual({ page: "/visual-design", ...known });
    const ticket = await readPageText(admin, `/admin/orders/${order.submissionId}`);
    expect(ticket).toContain("Came from https://search.example/results");
    expect(ticket).toContain("Campaign source news, medium email, campaign spring");
  });

  test.each([
    "",
    "no JSON",
    "null",
    "[]",
    '"text"',
    "{}",
    '{"landing":7,"referrer":{},"utm":"x"}',
    '{"landing":"//elsewhere.example","referrer":"javascript:alert(1)","utm":{"source":["x"],"medium":""}}',
    '{"landing":"https://elsewhere.example","referrer":"not an address"}',
    `{"landing":"/${"a".repeat(9000)}"}`,
    '{"__proto__":{"landing":"/x"},"utm":{"__proto__":{"source":"x"}}}',
  ])("is only the page of the form for %j", async (field) => {
    expect(await readSource(field)).toEqual({ page: "/contact" });
  });

  test("is truncated and cleaned", async () => {
    const long = {
      landing: `/${"a".repeat(300)}`,
      referrer: `https://a.example/${"b".repeat(500)}`,
      utm: { source: `x\n${"c".repeat(200)}` },
    };
    const source = await readSource(JSON.stringify(long));
    expect(source?.landing).toHaveLength(200);
    expect(source?.referrer).toHaveLength(300);
    expect(source?.utm?.source).toBe(`x ${"c".repeat(98)}`);
  });

  test("is limited to the campaign in the Referer header without JavaScript", async () => {
    const headers = { Referer: `${site.origin}/contact?utm_source=card&utm_medium=print` };
    expect(await readSource("", headers)).toEqual({ page: "/contact", utm: { source: "card", medium: "print" } });
  });

  test("does not list the site itself as the referrer", async () => {
    expect(await readSource(JSON.stringify({ landing: "/", referrer: `${site.origin}/faq` }))).toEqual({
      page: "/contact",
      landing: "/",
    });
  });

  test("is kept when a form is returned with errors", async () => {
    const headers = { Referer: `${site.origin}/contact?utm_source=card` };
    const answer = await new Visitor(site).post("/contact", { email: "x" }, headers);
    expect(await answer.text()).toContain("&quot;utm&quot;:{&quot;source&quot;:&quot;card&quot;}");
  });
});

import { expect, test } from "vitest";
import { type TeamEmail, writeTeamEmail } from "#app/server/email/team-email.server";
import { business } from "#app/site";
import { attributesOf, countElements, parseDocument, textOf } from "#tests/support/document";

const renderTeamEmail = (email: TeamEmail) => writeTeamEmail(email).render(business.defaults);

const email: TeamEmail = {
  subject: "Message from Noor",
  heading: "New message",
  lead: "Reply to this email to write to Noor.",
  parts: [],
  foot: "Sent to the team for each message.",
};

test("HTML and text have the same parts in the same order", () => {
  const { html, text } = renderTeamEmail({
    ...email,
    ticketNumber: "T-1",
    parts: [
      { entries: [{ label: "Name", value: "Noor Haddad" }] },
      { label: "Question", quote: "Two lines,\nas typed." },
      { photos: [{ name: "sign.jpg", size: 40_000, url: "/uploads/1" }], origin: "https://palmetto.example" },
      { html: "<p>Own part</p>", text: "Own part" },
    ],
    button: { label: "Open the order", href: "https://palmetto.example/ticket" },
  });
  expect(text).toBe(
    [
      "New message.",
      "Reply to this email to write to Noor.",
      "Order number: T-1",
      "Name                 Noor Haddad",
      "Question:\n\nTwo lines,\nas typed.",
      "sign.jpg (39 KB)\nhttps://palmetto.example/uploads/1",
      "Own part",
      "Open the order:\nhttps://palmetto.example/ticket\n",
    ].join("\n\n"),
  );
  expect(textOf(html, "body")).toMatch(
    /New message\..*Reply to.*T-1.*Noor Haddad.*Question.*as typed.*sign\.jpg.*Own part.*Open the order/,
  );
  expect(attributesOf(parseDocument(html), "a", "href")).toEqual(
    expect.arrayContaining(["https://palmetto.example/uploads/1", "https://palmetto.example/ticket"]),
  );
});

test("typed text is escaped in HTML, and a row stays on one line", () => {
  const typed = "<b>Noor</b>\r\nTotal  $0\u202e";
  const { html, text } = renderTeamEmail({
    ...email,
    preview: typed,
    parts: [
      { entries: [{ label: "Name", value: typed }] },
      { label: "Question", quote: typed },
      { photos: [{ name: typed, size: 1, url: "javascript:alert(1)" }], origin: "https://palmetto.example" },
    ],
  });
  const page = parseDocument(html);
  expect(countElements(page, "b")).toBe(0);
  expect(textOf(page)).toContain("<b>Noor</b> Total $0");
  expect(html + text).not.toMatch(/javascript:|\u202e/);
  expect(text).toContain("Name                 <b>Noor</b> Total $0\n");
  expect(text).toContain("<b>Noor</b> Total $0 (1 KB)\n");
});

test("empty parts are left out: ticket number, button, quote, photos", () => {
  const { html, text } = renderTeamEmail({
    ...email,
    parts: [
      { label: "Question", quote: " \n" },
      { photos: [], origin: "https://palmetto.example" },
    ],
  });
  expect(text).toBe("New message.\n\nReply to this email to write to Noor.\n");
  expect(textOf(html)).not.toMatch(/Order number|Question|Files/);
});

test("amounts alone are aligned right, and next to other values they are aligned left", () => {
  const writeEntries = (values: Record<string, string>) => {
    const entries = Object.entries(values).map(([label, value]) => ({ label, value, strong: value.startsWith("$") }));
    return renderTeamEmail({ ...email, parts: [{ entries }] }).text;
  };
  expect(
    writeEntries({ Flyers: "25", Professional: "$199", "Coupon TEN": "−$10", "Price with coupon": "$189" }),
  ).toContain(
    `
Flyers                   25
Professional           $199
Coupon TEN             −$10
Price with coupon      $189
`,
  );
  expect(writeEntries({ "Price of Professional": "$199", "Amount paid": "$200", Event: "evt_1" })).toContain(`
Price of Professional $199
Amount paid           $200
Event                 evt_1
`);
});

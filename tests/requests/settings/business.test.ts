import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { listAddress } from "#app/server/email/layout.server";
import { business } from "#app/site";
import { parseCalendar } from "#tests/support/booking/calendar";
import { book, findTime } from "#tests/support/booking/steps";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { attributesOf, metaOf, readPage, textOf } from "#tests/support/document";
import { saveBusiness } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { createOtherInstance, setUpSite } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

const changed = {
  name: "Cedar & Sons",
  legal_name: "Cedar & Sons LLC",
  email: "hi@cedar.example",
  phone: "(512) 555-0134",
  street: "4 Oak Lane",
  city: "Austin, TX",
  hours: "Monday to Friday, 9 AM to 5 PM",
  tax_id: "12-3456789",
  links: "https://www.instagram.com/cedar",
};

test("a country abroad is in every address and, as its code, in structured data; at home no address has one", async () => {
  const abroad = { city: "Berlin", country: "DE" };
  const readData = (page: Awaited<ReturnType<typeof readPage>>) =>
    JSON.parse(page.querySelector('script[type="application/ld+json"]')?.text ?? "{}");
  const before = await readPage(visitor, paths.home);
  expect(readData(before).address).toEqual({
    ...{ "@type": "PostalAddress", addressLocality: "Orlando", addressRegion: "FL", addressCountry: "US" },
  });
  expect(textOf(before, "footer address")).not.toContain("United States");
  const saved = await saveBusiness(admin, abroad);
  expect(textOf(saved.page, "#history ~ ol")).toContain("Country: Germany (before: United States)");
  const home = await readPage(visitor, paths.home);
  expect(readData(home).address).toEqual({
    ...{ "@type": "PostalAddress", addressLocality: "Berlin", addressCountry: "DE" },
  });
  expect(textOf(home, "footer address")).toContain("Berlin Germany");
  expect(textOf(await readPage(visitor, paths.contact), ".contact address")).toContain("Berlin, Germany");
  expect(listAddress(await site.services.settings.read(business))).toEqual(["Palmetto Works, Berlin, Germany"]);
});

test("the form marks that the postal address is missing, until it is saved", async () => {
  const readForm = async () => textOf(await readPage(admin, paths.adminSettingSection(business.name)), "#street-hint");
  expect(await readForm()).toMatch(/^Missing\. US law requires a postal address in commercial emails\./);
  await saveBusiness(admin, { street: "4 Oak Lane" });
  expect(await readForm()).toMatch(/^Or a PO box\./);
});

describe("a changed business", () => {
  test("is on public pages at once, also on those that were cached", async () => {
    for (const path of [paths.home, paths.contact, paths.blogFeed]) await visitor.get(path);
    expect((await saveBusiness(admin, changed)).title).toBe("Settings Saved");
    const home = await readPage(visitor, paths.home);
    expect(textOf(home, "footer address")).toBe("Cedar & Sons 4 Oak Lane Austin, TX (512) 555-0134 hi@cedar.example");
    expect(textOf(home, "footer")).toContain("© 2025 Cedar & Sons LLC.");
    expect(attributesOf(home, "footer a", "href")).toEqual(
      expect.arrayContaining(["tel:5125550134", "mailto:hi@cedar.example", "https://www.instagram.com/cedar"]),
    );
    expect(textOf(home, "title")).toContain("Cedar & Sons");
    expect(metaOf(home, "og:site_name")).toBe("Cedar & Sons");
    const [data = ""] = home.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text);
    expect(JSON.parse(data)).toMatchObject({
      name: "Cedar & Sons",
      legalName: "Cedar & Sons LLC",
      email: "hi@cedar.example",
      telephone: "(512) 555-0134",
      sameAs: ["https://www.instagram.com/cedar"],
      openingHoursSpecification: [{ opens: "09:00", closes: "17:00", dayOfWeek: expect.arrayContaining(["Monday"]) }],
      address: { streetAddress: "4 Oak Lane", addressLocality: "Austin", addressRegion: "TX" },
    });
    const contact = textOf(await readPage(visitor, paths.contact), "main");
    for (const text of ["(512) 555-0134", "4 Oak Lane, Austin, TX", "Monday to Friday, 9 AM to 5 PM"])
      expect(contact).toContain(text);
    expect(textOf(await readPage(visitor, paths.letsTalk), "form")).toContain("Cedar & Sons may store what I wrote");
    expect(await (await visitor.get(paths.blogFeed)).text()).toContain("Cedar &amp; Sons: Insights");
    for (const path of [paths.home, paths.contact, paths.faq])
      expect(textOf(await readPage(visitor, path)), path).not.toContain("palmetto.example");
  });

  test("signs emails that are sent from then on, and calendar files", async () => {
    await visitor.post(paths.visualDesign, createOrderFields());
    const booking = await book(visitor, await findTime(visitor, paths.bookConsultation, 0));
    await saveBusiness(admin, changed);
    const emails = await listQueuedEmails(site);
    const email = emails.find(({ key }) => key.startsWith("order-customer"));
    expect(email?.text).toContain("-- \nCedar & Sons\n4 Oak Lane, Austin, TX\n(512) 555-0134\nhi@cedar.example");
    expect(email?.html).toContain("Cedar &#38; Sons");
    expect(email?.html).not.toContain("Palmetto Works");
    const confirmed = emails.find(({ calendar }) => calendar);
    expect(parseCalendar(confirmed?.calendar?.content ?? "").event.summary).toContain("with Cedar & Sons");
    const file = attributesOf(await readPage(visitor, booking), "a", "href").find((href) => href.includes(".ics"));
    expect(await (await visitor.get(file ?? "")).text()).toContain("with Cedar & Sons");
  });

  test("is known to another process without a restart", async () => {
    const other = createOtherInstance(site);
    try {
      expect((await other.settings.read(business)).name).toBe("Palmetto Works");
      await saveBusiness(admin, { name: "Cedar" });
      await waitUntil(async () => expect((await other.settings.read(business)).name).toBe("Cedar"));
    } finally {
      other.changes.close();
      await other.db.close();
    }
  });
});

test("legal pages name the business, and its name is never read as Markdown", async () => {
  await saveBusiness(admin, { name: "*Cedar* [x](y)", email: "hi_there@cedar.example" });
  for (const path of [paths.terms, paths.privacy, paths.refunds]) {
    const page = await readPage(visitor, path);
    expect(textOf(page, "main"), path).not.toMatch(/Palmetto|palmetto|\{|\\/);
    if (path !== paths.terms)
      expect(attributesOf(page, ".legal a", "href"), path).toContain("mailto:hi_there@cedar.example");
    else expect(textOf(page, "main")).toContain("*Cedar* [x](y), Orlando, FL");
  }
});

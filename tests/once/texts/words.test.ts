import type { HTMLElement } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { hours, inquiries } from "#app/pages/client-portal/sample";
import { paths } from "#app/paths";
import { fillShop } from "#app/shop/edit-products/fill-shop.server";
import { business } from "#app/site";
import { industries } from "#app/texts/samples/designs";
import { listProducts } from "#content/catalog/products/list";
import { listBlogCards } from "#content/tools/sharing/blog-cards";
import { cards } from "#content/tools/sharing/cards";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows } from "#tests/support/database/rows";
import { attributesOf, metaOf, readDocument, readPage, readPageText, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertDeliveredOrder, readCustomerPage, readForm, sendForm } from "#tests/support/order/answers";
import { createDeliveryFile, deliver } from "#tests/support/order/deliveries";
import { createOrderFields } from "#tests/support/order/order-form";
import { insertOrder } from "#tests/support/order/orders";
import { pay, placeUnpaidOrder } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);
beforeAll(() => fillShop(site.services));

/** Phrases that are wrong or against our style. `inEmails` also has those that are wrong on a later day. */
const forbidden = {
  everywhere: [
    /\btrades?\b/i,
    /\bstarting now\b/i,
    /\breal (designers?|prices?|pers(on|ons)|people|customers?)\b/i,
    /\b(revision round|round \d+|next in line)\b/i,
    /\bfirst batch\b/i,
  ],
  inEmails: [/\btomorrow\b/i, /\bbutton (above|below)\b/i],
};

const findForbidden = (where: string, text: string, phrases = forbidden.everywhere) =>
  phrases.flatMap((phrase) => {
    const found = new RegExp(`.{0,30}${phrase.source}.{0,30}`, phrase.flags).exec(text.replace(/\s+/g, " "));
    return found ? `${where}: ${found[0]}` : [];
  });

/** All text of a page that a visitor, a screen reader or a search engine reads. */
const readWords = (page: HTMLElement): string =>
  [
    textOf(page),
    ...attributesOf(page, "meta[content]", "content"),
    ...attributesOf(page, "[alt]", "alt"),
    ...attributesOf(page, "[aria-label]", "aria-label"),
    ...attributesOf(page, "a[href]", "href"),
  ].join("\n");

test("no page has a forbidden phrase in its text, description, pictures or links", async () => {
  const sitemap = await readPage(visitor, paths.sitemap);
  const listed = textsOf(sitemap, "loc").map((address) => address.replace(site.origin, ""));
  for (const { slug } of listProducts()) expect(listed).toContain(paths.product(slug));
  const others = [
    ...[paths.automation, paths.blueprint, paths.bookingFrame, "/no-such-page"],
    ...[paths.thankYouOrder, paths.thankYouQuestion, paths.contactSent, paths.letsTalkSent, paths.vaultIdeaSent],
    ...listProducts().map(({ slug }) => paths.thankYouProduct(slug)),
  ];
  const found: string[] = [];
  for (const path of [...listed, ...others])
    found.push(...findForbidden(path, readWords(await readDocument(visitor.get(path)))));
  expect(found).toEqual([]);
});

test("no thank-you page has a forbidden phrase, and our team answers questions", async () => {
  const { reference, visitor: customer } = await placeUnpaidOrder(site);
  const read = async (path: string) => readWords(await readPage(customer, path));
  const pages = [await read(paths.thankYouOrder)];
  await pay(site, reference);
  pages.push(await read(paths.thankYouOrder));
  await customer.post(paths.visualDesign, createOrderFields({ option: "other" }));
  pages.push(await read(paths.thankYouQuestion));
  expect(pages.flatMap((words, index) => findForbidden(`page ${index}`, words))).toEqual([]);
  expect(pages[2]).toContain("Our team will answer by email within");
});

test("no email has a forbidden phrase or “tomorrow”", () => {
  const phrases = [...forbidden.everywhere, ...forbidden.inEmails];
  const emails = Object.entries(site.services.features.emails).map(([topic, { sample }]) => ({
    topic,
    ...sample(business.defaults),
  }));
  expect(emails.length).toBeGreaterThan(20);
  const found = emails.flatMap(({ topic, subject, text, html }) =>
    findForbidden(topic, [subject, text, textOf(html)].join("\n"), phrases),
  );
  expect(found).toEqual([]);
});

test("each email to a customer ends with thanks, or with good wishes if something ended, unless somebody wrote it by hand", () => {
  const toCustomers = Object.entries(site.services.features.emails)
    .map(([topic, { sample }]) => ({ topic, ...sample(business.defaults) }))
    .filter(({ html }) => html.includes(">Your copy<") && !html.includes("You have a message"));
  expect(toCustomers.length).toBeGreaterThan(10);
  for (const { topic, text, html } of toCustomers) {
    const closing = /^(purchase-ended|booking-cancelled)$/.test(topic) ? "Take care," : "Thank you from all of us,";
    for (const words of [text, textOf(html)]) expect(words, topic).toMatch(new RegExp(`${closing}\\s+Palmetto Works`));
  }
});

test("no field of the settings begins its error with Please", () => {
  const fields = Object.values(site.services.features.settings).flatMap(({ fields }) => Object.values(fields));
  const errors = fields.flatMap(({ required, format }) => [required, format?.problem]);
  expect(errors.filter((error) => error && /^please/i.test(error))).toEqual([]);
});

test("the Vault calls a Markdown file a text file", async () => {
  const texts = listProducts().filter(({ type }) => type === "md");
  const page = await readPage(visitor, paths.vault);
  for (const { title } of texts)
    expect(textsOf(page, ".vault-card").find((card) => card.includes(title))).toMatch(/ Text /);
  expect(textOf(page, "main")).not.toMatch(/\bMD\b/);
});

test("no sharing picture has a forbidden phrase, or a price, which the office may change", () => {
  const texts = [...cards, ...listBlogCards()].map(
    ({ name, lines, note }) => [name, [...lines, note].join(" ")] as const,
  );
  expect(texts.flatMap(([name, text]) => findForbidden(name, text))).toEqual([]);
  expect(texts.filter(([, text]) => /[$€£¥]/.test(text))).toEqual([]);
});

test("the order page, the terms and the FAQ agree on when files may be used and revised", async () => {
  const page = await readPageText(visitor, paths.visualDesign);
  expect(page).toContain("Approve your files and they’re yours to use, in print and online.");
  expect(page).toContain("Revisions are unlimited until you approve.");
  const terms = await readPageText(visitor, paths.terms);
  expect(terms).toContain("We make revisions until you approve.");
  expect(terms).toContain("Once you’ve paid for your visuals and approved them, you can use them in your business");
  const faq = await readPageText(visitor, paths.faq);
  expect(faq).toContain(
    "Once you’ve paid for them and approved them on your order’s page, you can use them in your business",
  );
  expect(faq).toContain("If something’s off, ask for a change before you approve.");
});

test("the approval says before, after and in the email that the files may be used", async () => {
  const order = await insertOrder(site, { paymentStatus: "paid", orderStatus: "in_progress" });
  const office = await createSignedInVisitor(site, "admin", "Ana");
  await deliver(office, order, [createDeliveryFile("flyer.pdf")]);
  const email = (await listQueuedEmails(site)).find(({ subject }) => subject.includes(order.submissionId));
  expect(email?.text).toContain("Approve it there and start using it, or request a revision.");

  const { order: delivered, customer } = await insertDeliveredOrder(site);
  const before = await readCustomerPage(customer, delivered);
  expect(before.text).toContain("Approve them and they’re yours to use, or request a revision.");
  expect(before.text).toContain("Approve, and the files are yours to use in your business.");
  await sendForm(customer, delivered, await readForm(customer, delivered, "approve"));
  expect((await readCustomerPage(customer, delivered)).text).toContain("Your files are yours to use in your business");
});

test("every Before/After pair is labeled as staged, in the gallery, in the lightbox and for screen readers", async () => {
  for (const { id, examples } of industries)
    for (const { slug, format, title } of examples.filter((example) => example.format === "pair")) {
      const page = await readPage(visitor, paths.example(id, slug));
      expect(textOf(page, ".lightbox-line"), `${title}, ${format}`).toContain("(staged)");
      expect(textsOf(page, ".print-pair .caption p").every((line) => line.endsWith("(staged)"))).toBe(true);
      const texts = ["before", "after"].map((side) => attributesOf(page, `.pair-${side} img, img.pair-${side}`, "alt"));
      expect(texts[0]?.length).toBeGreaterThan(1);
      for (const alt of texts[0] ?? []) expect(alt).toMatch(/^Before \(staged\): ./);
      for (const alt of texts[1] ?? []) expect(alt).toMatch(/^After \(staged\): ./);
    }
  expect(await readPageText(visitor, paths.visualDesign)).toContain("Each Before/After is staged.");
});

test("the claims about samples and plans are true", async () => {
  const portal = await readPage(visitor, paths.clientPortal);
  expect(textOf(portal)).not.toContain("Every plan shows the same numbers");
  const charts = attributesOf(portal, "svg[aria-label]", "aria-label").join(" ");
  const evening = hours.filter((_, hour) => hour >= 17 && hour < 22).reduce((sum, count) => sum + count, 0);
  expect(charts).toContain(`${evening} of ${inquiries} came between 5 and 10 PM.`);
  expect(charts).not.toContain("busiest");
  expect(await readPageText(visitor, paths.blog)).not.toContain("planned");
  const caseStudies = await readPage(visitor, paths.blogCategory("case-studies"));
  expect(textOf(caseStudies, ".blog-featured .blog-category")).toMatch(/^Case study \(sample\) .* 4-minute read$/);
});

test("the FAQ names the buttons that send a link again", async () => {
  const faq = await readPageText(visitor, paths.faq);
  expect(faq).toContain("press Send my link.");
  expect(faq).toContain("press Send me a new link.");
});

test("the Blueprint page promises a refund of the price, unless it is free", async () => {
  const guarantee = "within 30 days and you get back what you paid.";
  const page = await readPage(visitor, paths.blueprint);
  expect(textOf(page, "main")).toContain(guarantee);
  expect(metaOf(page, "description")).toContain("30-day money-back guarantee");
  await changeRows(site, "products", { slug: "automation-blueprint" }, { priceCents: 0 });
  const free = await readPage(visitor, paths.blueprint);
  expect(textOf(free, "main")).toContain("Download the Blueprint");
  expect(textOf(free, "main")).not.toContain("30 days");
  expect(metaOf(free, "description")).not.toContain("guarantee");
});

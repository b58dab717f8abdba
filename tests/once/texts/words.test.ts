import { afterAll, beforeAll, expect, test } from "vitest";
import { industries } from "../../../app/order/examples/industries";
import { paths } from "../../../app/paths";
import { Visitor } from "../../support/browser/visitor";
import { attributesOf, readPage, readPageText, textOf, textsOf } from "../../support/document";
import { createSignedInVisitor } from "../../support/office/signed-in";
import { insertDeliveredOrder, readForm, readRoom, sendForm } from "../../support/order/answers";
import { createDeliveryFile, deliver } from "../../support/order/deliveries";
import { insertOrder } from "../../support/order/orders";
import { listQueuedMails } from "../../support/outbox/queued-mails";
import { type Site, startSite } from "../../support/site";

let site: Site;
let visitor: Visitor;
beforeAll(async () => {
  site = await startSite();
  visitor = new Visitor(site);
});
afterAll(() => site.stop());

test("no page calls an industry a trade, nor do its description and pictures", async () => {
  const sitemap = await readPage(visitor, paths.sitemap);
  const addresses = [...textsOf(sitemap, "loc"), paths.automation, paths.blueprint];
  const found: string[] = [];
  for (const address of addresses) {
    const page = await readPage(visitor, address.replace(site.origin, ""));
    const words = [
      textOf(page),
      ...attributesOf(page, "meta[content]", "content"),
      ...attributesOf(page, "[alt]", "alt"),
      ...attributesOf(page, "[aria-label]", "aria-label"),
      ...attributesOf(page, "a[href]", "href"),
    ];
    found.push(...words.flatMap((text) => /.{0,30}\btrades?\b.{0,30}/i.exec(text)?.[0] ?? []));
  }
  expect(found).toEqual([]);
});

test("the order page, the terms and the FAQ agree on when files may be used and revised", async () => {
  const page = await readPageText(visitor, paths.visualDesign);
  expect(page).toContain("Files you can post as soon as you approve them.");
  expect(page).toContain("Revisions are unlimited until you approve.");
  const terms = await readPageText(visitor, paths.terms);
  expect(terms).toContain("We make revisions until you approve.");
  expect(terms).toContain("Once you’ve paid for your visuals and approved them, you can use them in your business");
  const faq = await readPageText(visitor, paths.faq);
  expect(faq).toContain("Once you’ve paid for them and approved them.");
  expect(faq).toContain("If something’s off, ask for a change before you approve.");
  expect(faq).not.toContain("revision round");
});

test("approving says that the files may be used: in the email, before and after", async () => {
  const order = await insertOrder(site, { paymentStatus: "paid", orderStatus: "in_progress" });
  const office = await createSignedInVisitor(site, "admin", "Ana");
  await deliver(office, order, [createDeliveryFile("flyer.pdf")]);
  const mail = (await listQueuedMails(site)).find(({ subject }) => subject.includes(order.submissionId));
  expect(mail?.text).toContain("Approve it there and start using it, or request a revision.");

  const { order: delivered, customer } = await insertDeliveredOrder(site);
  const before = await readRoom(customer, delivered);
  expect(before.text).toContain("You can use them once you approve.");
  expect(before.text).toContain("Approve, and the files are yours to use in your business.");
  await sendForm(customer, delivered, await readForm(customer, delivered, "approve"));
  expect((await readRoom(customer, delivered)).text).toContain("Your files are yours to use in your business");
});

test("every Before/After pair says that it is staged, in the gallery and in the lightbox", async () => {
  for (const { id, examples } of industries)
    for (const { slug, format, title } of examples.filter((example) => example.format === "pair")) {
      const page = await readPage(visitor, paths.example(id, slug));
      expect(textOf(page, ".lightbox-line"), `${title}, ${format}`).toContain("(staged)");
      expect(textsOf(page, ".print-pair .caption p").every((line) => line.endsWith("(staged)"))).toBe(true);
    }
  expect(await readPageText(visitor, paths.visualDesign)).toContain("Each Before/After is staged.");
});

test("the claims about samples and plans are true", async () => {
  const home = await readPageText(visitor, paths.home);
  expect(home).not.toContain("real designers");
  expect(await readPageText(visitor, paths.websites)).not.toContain("real prices");
  const portal = await readPage(visitor, paths.clientPortal);
  expect(textOf(portal)).not.toContain("Every plan shows the same numbers");
  expect(attributesOf(portal, "svg[aria-label]", "aria-label").join(" ")).toContain(
    "The busiest hours are 5 to 10 p.m.",
  );
  expect(await readPageText(visitor, paths.blog)).not.toContain("planned");
  expect(textsOf(await readPage(visitor, paths.blogCategory("case-studies")), ".blog-category")).toEqual([
    "Case study (sample)",
  ]);
});

test("the FAQ names the buttons that send a link again", async () => {
  const faq = await readPageText(visitor, paths.faq);
  expect(faq).toContain("press Send my link.");
  expect(faq).toContain("press Send me a new link.");
});

import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { readAllFacts, readCall } from "#app/texts/placeholders.server";
import { resetKinds, saveKind, workshop } from "#tests/support/booking/kinds";
import { PAGE } from "#tests/support/booking/special-days";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows } from "#tests/support/database/rows";
import { fieldValues, metaOf, parseDocument, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { fillPages } from "#tests/support/page-addresses";
import { publicPages as allPages } from "#tests/support/public-pages";
import { createOtherInstance, setUpSite } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

/** The sample sites have lengths of their own: those of a haircut. */
const isOwnPage = (path: string) => !path.startsWith(paths.websiteSample(""));
const publicPages = allPages.filter(isOwnPage);

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);

beforeEach(async () => {
  await resetKinds(site);
  await changeRows(site, "meetingKinds", {}, { minutes: 30 });
  await changeRows(site, "meetingKinds", { id: "audit" }, { minutes: 15 });
});

/** On the Availability screen. */
async function saveLength(kind: string, minutes: number) {
  const address = `${PAGE}?kind=${kind}`;
  const page = await readPage(admin, address);
  const form = page.querySelectorAll("form").find((form) => form.querySelector('[value="save_rules"]'));
  const inputs = (form?.querySelectorAll("input") ?? []).map((input) => [
    input.getAttribute("name") ?? "",
    input.getAttribute("value") ?? "",
  ]);
  const saved = await postInOffice(admin, address, { ...Object.fromEntries(inputs), minutes: String(minutes) });
  expect(saved.title).toBe("Availability Saved");
}

/** What people and search engines read: the text with that of scripts, and what `meta` says. */
async function readWords(path: string): Promise<string> {
  const page = parseDocument((await (await visitor.get(path)).text()).replaceAll("<!-- -->", ""));
  const meta = page.querySelectorAll("meta[content]").map((tag) => tag.getAttribute("content"));
  const scripts = page.querySelectorAll('script[type="application/ld+json"]').map((script) => script.text);
  for (const script of page.querySelectorAll("script")) script.remove();
  return [textOf(page), ...meta, ...scripts].join("\n").replaceAll("\u00a0", " ");
}

const find = (words: string, pattern: RegExp) =>
  words.match(new RegExp(`.{0,50}(${pattern.source}).{0,30}`, "gi")) ?? [];

async function listFound(addresses: Iterable<string>, pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses)
    found.push(...find(await readWords(address), pattern).map((words) => `${address}: ${words}`));
  return found;
}

test("the sentences are those of the specification until the office changes a kind", async () => {
  const home = await readWords(paths.home);
  for (const words of [
    "Free 15-minute AI audit",
    "15 min A free AI audit first Fifteen minutes, no charge.",
    "and the AI audit is free.",
  ])
    expect(home).toContain(words);
  const automation = await readWords(paths.automationServices);
  expect(automation).toContain("Start with a free 15-minute AI audit. Get Your Free Automation Audit");
  expect(automation).toContain("Start with a free 15-minute AI audit.");
  expect(automation).toContain("Fifteen minutes, free. We tell you what can run by itself.");
  expect(await readWords(paths.automation)).toContain("The AI audit takes 15 minutes and it’s free.");
  const growth = await readWords(paths.growth);
  expect(growth).toContain("Each starts with a free call.");
  expect(growth).toContain("Free, 15 or 30 minutes.");
  const faq = await readWords(paths.faq);
  expect(faq).toContain("What happens in the free AI audit?");
  expect(faq).toContain("In 15 minutes we tell you what can run by itself");
  expect(faq).toContain("Talk to us. Fifteen minutes, free.");
  expect(metaOf(await readPage(visitor, paths.contact), "description")).toContain("a free 30-minute strategy call.");
  expect(await readWords(paths.letsTalk)).toContain("Talk with us for 15 minutes, free.");
});

describe("after other lengths and names are saved", () => {
  test("no page has the old ones, also if it was cached before", async () => {
    const { [paths.booking(":reference")]: _, ...pages } = Object.fromEntries(
      await fillPages(site, "dana@studio.example"),
    );
    const addresses = Object.values(pages).filter((address) => isOwnPage(address) && !/^\/(admin|dev)\b/.test(address));
    for (const address of addresses) await readWords(address);
    await saveLength("audit", 25);
    await saveLength("strategy", 120);
    await saveLength("project", 45);
    await saveKind(admin, "audit", { name: "Free Workflow Checkup", description: "Tell us what eats your week." });
    await saveKind(admin, "strategy", { name: "Growth talk" });
    await saveKind(admin, "project", { name: "Scope call" });
    expect(
      await listFound(addresses, /\b15[- ]min|fifteen minutes|\baudit|30[- ]min|strategy call|project call/),
    ).toEqual([]);
    const home = await readWords(paths.home);
    expect(home).toContain("Free 25-minute Workflow Checkup");
    expect(home).toContain("25 min A free Workflow Checkup first Twenty-five minutes, no charge.");
    expect(metaOf(await readPage(visitor, paths.contact), "description")).toContain("a free 2-hour growth talk.");
    const automation = await readPage(visitor, paths.automationServices);
    expect(textsOf(automation, "main a.btn")[0]).toBe("Book Your Free Consultation");
  });

  test("other processes show them, too", async () => {
    const other = createOtherInstance(site);
    try {
      expect((await readAllFacts(other)).audit).toBe("15-minute AI audit");
      await saveLength("audit", 20);
      await waitUntil(async () => expect((await readAllFacts(other)).audit).toBe("20-minute AI audit"));
    } finally {
      other.changes.close();
      await other.db.close();
    }
  });

  test("pages read the lengths once, not for each page", async () => {
    let call = await readCall(site.services, "audit");
    // Right after a change they are read again each time.
    await waitUntil(async () => {
      const before = call;
      call = await readCall(site.services, "audit");
      expect(call).toBe(before);
    });
    for (const path of publicPages) await visitor.get(`${path}?again=${path.length}`);
    expect(await readCall(site.services, "audit")).toBe(call);
    await saveLength("audit", 20);
    expect(await readCall(site.services, "audit")).not.toBe(call);
  });
});

describe("a kind that is switched off", () => {
  test("is promised nowhere; the first of the others replaces it", async () => {
    await saveKind(admin, "audit", { offered: "" });
    expect(await listFound(publicPages, /\b15[- ]min|fifteen minutes|\baudit/)).toEqual([]);
    const home = await readWords(paths.home);
    expect(home).toContain("Free 30-minute call");
    expect(home).toContain("30 min A free call first Thirty minutes, no charge.");
    expect(await readWords(paths.letsTalk)).toContain("Talk with us for 30 minutes, free.");
    const automation = await readPage(visitor, paths.automation);
    expect(textsOf(automation, "main a.btn")[0]).toBe("Book Your Free Consultation");
  });

  test("with all others leaves no length, and the buttons lead to where one can write", async () => {
    for (const kind of ["audit", "strategy", "project"]) await saveKind(admin, kind, { offered: "" });
    expect(
      await listFound(publicPages, /\d+[- ]min(ute)?s?\b(?! read).{0,20}(call|free)|fifteen|thirty minutes|\baudit/),
    ).toEqual([]);
    const home = await readWords(paths.home);
    expect(home).toContain("Free call");
    expect(home).not.toContain("no charge");
    expect(await readWords(paths.faq)).toContain("Talk to us. A few minutes, free.");
    expect(textsOf(await readPage(visitor, paths.automation), "main a.btn")[0]).toBe("Contact Us");
    expect(textOf(await readPage(visitor, paths.bookConsultation), "main")).toContain("Write to us");
  });
});

test("the office says which placeholders there are, and shows a kind as sentences name it", async () => {
  const hero = await readPage(admin, paths.adminSettingRecord("heroes", "automation"));
  expect(fieldValues(hero, "lead")[0]).toContain("{audit}");
  for (const name of ["audit", "auditName", "auditLength", "auditButton"])
    expect(textOf(hero, "main"), name).toContain(`{${name}}`);
  expect(textOf(await readPage(admin, paths.adminSettingRecord("meetings", "audit")), "main")).toContain(
    "In sentences a free 15-minute AI audit",
  );
  await saveKind(admin, "audit", { offered: "" });
  await saveKind(admin, "new", workshop);
  for (const kind of ["audit", "website-workshop"]) {
    const screen = textOf(await readPage(admin, paths.adminSettingRecord("meetings", kind)), "main");
    expect(screen, kind).toContain("On the booking page");
    expect(screen, kind).not.toContain("In sentences");
  }
});

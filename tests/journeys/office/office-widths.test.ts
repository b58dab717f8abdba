import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths";
import { book } from "#tests/support/booking/bookings";
import { setUpJourneys, waitForScripts, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { insertContactMessage } from "#tests/support/contact/contact-messages";
import { fillOffice } from "#tests/support/office/fill-office";
import { insertFourOrders } from "#tests/support/office/four-orders";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertProduct } from "#tests/support/shop/products";

const journey = setUpJourneys();
const NAME = "Bartholomew Featherstonehaugh";
const LONG_WORD = "W".repeat(120);

let addresses: string[];

beforeAll(async () => {
  await insertFourOrders(journey.site);
  const { number, records } = await fillOffice(journey.site, NAME);
  const { id } = await insertProduct(journey.site, { title: LONG_WORD });
  const colleague = await createSignedInVisitor(journey.site, "staff", LONG_WORD);
  const { reference } = await book(journey.site);
  await colleague.post(paths.adminBooking(reference), { intent: "cancel_meeting" });
  await insertContactMessage(journey.site, { assigneeId: "staff" });
  addresses = [
    ...[
      paths.admin,
      paths.adminOutbox,
      paths.adminInbox,
      paths.adminTrash,
      paths.adminFigures,
      paths.adminReports,
      paths.adminVitals,
    ],
    ...[paths.adminAvailability, paths.adminProduct("new"), paths.adminOrder(number), `${paths.adminInbox}/${number}`],
    ...[paths.adminProduct(id), paths.adminBooking(reference)],
    ...records.flatMap(([path, id]) => [path, `${path}/${id}`]),
  ];
});

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("no screen and no list scrolls sideways", async () => {
    const page = await journey.openOffice({ javaScriptEnabled, reducedMotion: "reduce" });
    const found: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      if (javaScriptEnabled) await waitForScripts(page);
      for (const width of [320, 768, 1024, 1248, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll(".records-box")]
            .filter((box) => box.scrollWidth > box.clientWidth)
            .map((box) => `${box.tagName}.${box.className} ${box.scrollWidth}>${box.clientWidth}`),
        );
        found.push(...wide.map((one) => `${address} ${width}: ${one}`));
      }
    }
    expect(found).toEqual([]);
  });
});

test("the menu shows no word that an edge cuts, and begins with the screen before the current one", async () => {
  const page = await journey.openOffice({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  for (const [path, first] of [
    [paths.admin, "Orders"],
    [paths.adminProducts, "Bookings"],
    [paths.adminReports, "Figures"],
  ] as const) {
    await page.goto(path);
    await waitForScripts(page);
    const shown = await page.locator(".office-menu").evaluate((menu) => {
      const links = [...menu.querySelectorAll("a")].filter((link) => getComputedStyle(link).opacity === "1");
      return links.flatMap((link) => {
        const box = link.getBoundingClientRect();
        const gap = Number.parseFloat(getComputedStyle(link).paddingLeft);
        const [left, right] = [box.left + gap, box.right - gap];
        if (right <= 0 || left >= menu.clientWidth) return [];
        return [{ name: link.firstChild?.textContent, isWhole: left >= 0 && right <= menu.clientWidth }];
      });
    });
    expect(shown.filter(({ isWhole }) => !isWhole)).toEqual([]);
    expect(shown[0]?.name).toBe(first);
  }
});

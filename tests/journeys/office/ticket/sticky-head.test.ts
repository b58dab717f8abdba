import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpJourneys, withAndWithoutJavaScript } from "#tests/support/browser/journey";
import { insertPaidOrder } from "#tests/support/order/deliveries";
import { insertOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.each([
    [1440, "number, customer and due date stay", /.Rosa Delgado.*Due /s],
    [1366, "number, customer and due date stay", /.Rosa Delgado.*Due /s],
    [1024, "number, customer and due date stay", /.Rosa Delgado.*Due /s],
    [390, "only the number and Close stay", /\s*Close\s*$/],
  ])("at %i px, %s in view while files are delivered", async (width, _, rest) => {
    const order = await insertPaidOrder(journey.site, { fullName: "Rosa Delgado" });
    const page = await journey.openOffice({ javaScriptEnabled, viewport: { width, height: 800 } });
    await page.goto(paths.adminOrder(order.submissionId));
    const send = page.getByRole("button", { name: "Upload & Notify Customer" });
    await send.scrollIntoViewIfNeeded();
    const head = page.locator(".ticket-head");
    await expect.poll(async () => (await head.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect(((await head.boundingBox())?.y ?? 800) + ((await head.boundingBox())?.height ?? 0)).toBeLessThan(400);
    await expect.poll(async () => (await head.innerText()).split(order.submissionId)[1]).toMatch(rest);
    // No element with the focus is hidden under the header.
    await page.locator("#delivery-message").focus();
    const above = head.locator("h2, > div").filter({ visible: true }).last();
    const [field, last] = [await page.locator("#delivery-message").boundingBox(), await above.boundingBox()];
    expect(field?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
  });
});

test("an open ticket ends at the window's edge before and after the page is scrolled", async () => {
  const order = await insertPaidOrder(journey.site);
  const page = await journey.openOffice({ viewport: { width: 1366, height: 657 } });
  await page.goto(paths.adminOrder(order.submissionId));
  const ticket = page.locator(".ticket");
  const measureEnd = async () => {
    const box = await ticket.boundingBox();
    return box ? box.y + box.height : 0;
  };
  const isNearEdge = async () => Math.abs(657 - (await measureEnd())) < 40;
  await expect.poll(isNearEdge).toBe(true);
  await page.evaluate(() => scrollTo(0, 60));
  await expect.poll(isNearEdge).toBe(true);
});

test("the search field shows its whole placeholder, also on a small laptop", async () => {
  await insertOrder(journey.site);
  const page = await journey.openOffice({ viewport: { width: 1366, height: 768 } });
  await page.goto(paths.admin);
  const [available, text] = await page.locator('input[name="q"]').evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input);
    const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    context.font = style.font;
    const available = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return [available, context.measureText(input.placeholder).width];
  });
  expect(available).toBeGreaterThanOrEqual(text ?? 0);
});

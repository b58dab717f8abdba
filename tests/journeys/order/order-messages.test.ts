import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { paths } from "../../../app/paths";
import { findAxeProblemsInLooks, setUpJourneys, withAndWithoutJavaScript } from "../../support/browser/journey";
import { createSignedInVisitor } from "../../support/office/signed-in";
import { createDeliveryFile, deliver, insertPaidOrder } from "../../support/order/deliveries";
import { answerMessage } from "../../support/order/messages";
import { insertOrder } from "../../support/order/orders";
import { createRoomPath, insertDelivery } from "../../support/order/room";

const journey = setUpJourneys();
const aWhile = { timeout: 10_000 };

async function drawPicture(name: string) {
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: "#2b7a4a" } });
  return { name, mimeType: "image/png", buffer: await drawn.png().toBuffer() };
}

const shoot = async (page: Page, name: string) => {
  if (!process.env.SHOTS) return;
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
};

const textBox = (page: Page) => page.getByLabel("Your message");
const thread = (page: Page) => page.locator("#messages .thread");
const getAnnouncement = (page: Page) => page.locator("#live-region").textContent();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a customer writes with a picture, the team answers on the ticket, and the room shows it", async () => {
    const order = await insertPaidOrder(journey.site, { fullName: "Dana Whitfield" });
    const page = journey.failOnConsoleErrors(await journey.open({ javaScriptEnabled, reducedMotion: "reduce" }), /400/);
    await page.goto(await createRoomPath(journey.site, order));
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Please write a message or add a picture.").waitFor();
    await textBox(page).fill("Here is the new logo.\nPlease use the green one.");
    await page.locator("#message-photos").setInputFiles([await drawPicture("logo.png")]);
    if (javaScriptEnabled) await page.getByText("KB, uploaded").waitFor();
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Message Sent").waitFor();
    expect(await thread(page).innerText()).toContain("Here is the new logo.");
    expect(await textBox(page).inputValue()).toBe("");
    await page.getByRole("complementary", { name: "Your order" }).getByRole("link", { name: "logo.png" }).waitFor();

    const office = journey.failOnConsoleErrors(await journey.openOffice({ javaScriptEnabled }));
    await office.goto(`${paths.admin}?q=${order.submissionId}`);
    await office.getByRole("rowheader", { name: "New message" }).waitFor();
    await office.goto(paths.adminOrder(order.submissionId));
    expect(await thread(office).innerText()).toContain("Please use the green one.");
    await shoot(office, `ticket-${javaScriptEnabled}`);
    await office.getByLabel("Answer to the customer").fill("Done: it is on all four flyers.");
    await office.getByRole("button", { name: "Send Answer" }).click();
    await office.getByText("Answer Sent").waitFor();
    expect(await thread(office).innerText()).toContain("Done: it is on all four flyers.");
    expect(await office.getByLabel("Answer to the customer").inputValue()).toBe("");
    expect(await office.getByRole("button", { name: "Mark Answered" }).count()).toBe(0);

    if (!javaScriptEnabled) await page.reload();
    await thread(page).getByText("Done: it is on all four flyers.").waitFor(aWhile);
    if (!javaScriptEnabled) return;
    expect(await getAnnouncement(page)).toBe("New message.");
    await shoot(page, "room");
    expect(await findAxeProblemsInLooks(page)).toEqual([]);
  });

  test("a form that is refused keeps its text and its pictures, and one of them can be removed", async () => {
    const page = await journey.open({ javaScriptEnabled });
    await page.goto(await createRoomPath(journey.site, await insertOrder(journey.site)));
    await textBox(page).fill("x".repeat(5001));
    await page.locator("#message-photos").setInputFiles([await drawPicture("one.png"), await drawPicture("two.png")]);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Please keep it to 5,000 characters.").waitFor();
    expect(await textBox(page).inputValue()).toBe("x".repeat(5001));
    expect(await page.locator("#message-pictures li").count()).toBe(2);
    await page.getByRole("button", { name: "Remove one.png" }).click();
    await expect.poll(() => page.locator("#message-pictures li").count()).toBe(1);
    expect(await textBox(page).inputValue()).toBe("x".repeat(5001));
    if (javaScriptEnabled) await shoot(page, "refused");
    await textBox(page).fill("Shorter");
    await page.getByRole("button", { name: "Send message" }).click();
    await thread(page).getByRole("link", { name: "two.png" }).waitFor();
  });

  test("a room that was closed meanwhile shows what was written", async () => {
    const order = await insertOrder(journey.site);
    const page = await journey.open({ javaScriptEnabled });
    await page.goto(await createRoomPath(journey.site, order));
    await textBox(page).fill("Half an hour of work");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("heading", { name: "Open your order with your link." }).waitFor();
    expect(await page.getByLabel("What you wrote").inputValue()).toBe("Half an hour of work");
    if (javaScriptEnabled) await shoot(page, "closed");
    if (javaScriptEnabled) expect(await findAxeProblemsInLooks(page)).toEqual([]);
  });
});

describe("an open room", () => {
  test("shows new files and another status, and what is being written stays", async () => {
    const order = await insertPaidOrder(journey.site);
    const page = journey.failOnConsoleErrors(await journey.open());
    const listening = page.waitForResponse(`**${paths.orderEvents(order.submissionId)}`);
    await page.goto(await createRoomPath(journey.site, order));
    await listening;
    await textBox(page).fill("Half a sentence");
    await page.locator("#message-photos").setInputFiles([await drawPicture("logo.png")]);
    await page.getByText("KB, uploaded").waitFor();
    await deliver(await createSignedInVisitor(journey.site), order, [createDeliveryFile("flyer.zip")]);
    await page.getByText("flyer.zip").first().waitFor(aWhile);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/ready/);
    expect(await getAnnouncement(page)).toMatch(/ready|New files/);
    expect(await textBox(page).inputValue()).toBe("Half a sentence");
    expect(await page.locator("#message-pictures li").innerText()).toContain("uploaded");
    await page.getByRole("button", { name: "Send message" }).click();
    await thread(page).getByText("Half a sentence").waitFor();
    expect(await thread(page).getByRole("link", { name: "logo.png" }).count()).toBe(1);
  });

  test("asks by itself where events do not arrive, and stays as it is while the server does not answer", async () => {
    const order = await insertOrder(journey.site);
    const page = await journey.open();
    await page.route(`**${paths.orderEvents(order.submissionId)}`, (route) => route.abort());
    await page.clock.install();
    await page.goto(await createRoomPath(journey.site, order));
    await page.getByText("or drop them here").waitFor();
    await textBox(page).fill("Half a sentence");
    await answerMessage(await createSignedInVisitor(journey.site), order, "Here we are.");
    const isRoom = (url: URL) => url.pathname.endsWith(".data");
    await page.route(isRoom, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => isRoom(new URL(request.url())));
    await page.clock.runFor(20_000);
    await failed;
    await page.unroute(isRoom);
    expect(await textBox(page).inputValue()).toBe("Half a sentence");
    await page.clock.runFor(20_000);
    await page.getByText("Here we are.").waitFor(aWhile);
    expect(await textBox(page).inputValue()).toBe("Half a sentence");
  });

  test("is closed for a browser whose links ended, and keeps what is being written", async () => {
    const order = await insertOrder(journey.site, { orderStatus: "ready", paymentStatus: "paid" });
    await insertDelivery(journey.site, order, [{ name: "flyer.pdf" }]);
    const page = await journey.open();
    const listening = page.waitForResponse(`**${paths.orderEvents(order.submissionId)}`);
    await page.goto(await createRoomPath(journey.site, order));
    await listening;
    await textBox(page).fill("Half a sentence");
    const closed = page.waitForResponse(
      (response) => response.url().endsWith(paths.orderEvents(order.submissionId)) && response.status() === 404,
    );
    const office = await createSignedInVisitor(journey.site);
    await office.post(paths.adminOrder(order.submissionId), { intent: "email", email: "right@studio.example" });
    await closed;
    expect(await textBox(page).inputValue()).toBe("Half a sentence");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("heading", { name: "Open your order with your link." }).waitFor();
    expect(await page.getByLabel("What you wrote").inputValue()).toBe("Half a sentence");
  });
});

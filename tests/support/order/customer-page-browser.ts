import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import sharp from "sharp";
import { paths } from "#app/paths";
import type { Site } from "../site";
import { createCustomerPagePath } from "./customer-page";
import type { Order } from "./orders";

/** Waits until the page listens for changes. */
export async function openListeningCustomerPage(page: Page, site: Site, order: Order): Promise<void> {
  const listening = page.waitForResponse(`**${paths.orderEvents(order.submissionId)}`);
  await page.goto(await createCustomerPagePath(site, order));
  await listening;
}

/** Clicks the first link with this name. */
export async function download(page: Page, link: string): Promise<Buffer> {
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: link }).first().click(),
  ]);
  return readFileSync(await saved.path());
}

export async function drawPicture(name: string) {
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: "#2b7a4a" } });
  return { name, mimeType: "image/png", buffer: await drawn.png().toBuffer() };
}

/** For a drop event. */
export async function createPictureTransfer(page: Page, fileName: string) {
  const { name, mimeType, buffer } = await drawPicture(fileName);
  return page.evaluateHandle(
    ([bytes, name, type]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return transfer;
    },
    [[...buffer], name, mimeType] as const,
  );
}

/** The form for messages is folded below files or messages, the one for a revision always. */
export const openForm = (page: Page, name: "Need a revision?" | "Write to us" | "Write again") =>
  page.locator("summary", { hasText: name }).click();

export const getTextBox = (page: Page) => page.getByLabel("Your message");
export const getThread = (page: Page) => page.locator("#messages .thread");
export const getAnnouncement = (page: Page) => page.locator("#live-region").textContent();

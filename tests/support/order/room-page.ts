import type { Page } from "playwright";
import sharp from "sharp";

export async function drawPicture(name: string) {
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: "#2b7a4a" } });
  return { name, mimeType: "image/png", buffer: await drawn.png().toBuffer() };
}

export const getTextBox = (page: Page) => page.getByLabel("Your message");
export const getThread = (page: Page) => page.locator("#messages .thread");
export const getAnnouncement = (page: Page) => page.locator("#live-region").textContent();

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll } from "vitest";
import type { Journey } from "../browser/journey";
import { createPicture } from "./order-form";

interface PhotoFiles {
  path(name: string): string;
  remove(): void;
}

export function setUpPhotoFiles(): PhotoFiles {
  const photos = {} as PhotoFiles;
  beforeAll(async () => {
    Object.assign(photos, await createPhotoFiles());
  });
  afterAll(() => photos.remove?.());
  return photos;
}

async function createPhotoFiles(): Promise<PhotoFiles> {
  const folder = mkdtempSync(join(tmpdir(), "palmetto-photos-"));
  const path = (name: string) => join(folder, name);
  for (const [name, type] of [
    ["sign.jpg", "image/jpeg"],
    ["plate.png", "image/png"],
  ] as const)
    writeFileSync(path(name), Buffer.from(await createPicture(name, 40_000, type).arrayBuffer()));
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0a4533" } }).toFile(path("real.jpg"));
  writeFileSync(path("shell.jpg"), "#!/bin/sh\n");
  writeFileSync(path("notes.txt"), "Doors at 10.\n");
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function openOrderPage(journey: Journey): Promise<Page> {
  const page = await journey.open();
  await page.goto("/visual-design");
  await waitForScripts(page);
  return page;
}

/** Only JavaScript disables this button while the form is incomplete. */
export const waitForScripts = (page: Page) =>
  page.waitForFunction(() => document.querySelector('#order-form button[aria-disabled="true"]'));

export const chooseOption = (page: Page, name: RegExp) => page.getByRole("radio", { name }).check({ force: true });

export async function fillContact(page: Page, email: string, text = "Flyers: doors at 10."): Promise<void> {
  await page.getByLabel("Full name").fill("Dana Whitfield");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await getDetailsField(page).fill(text);
}

export const getDetailsField = (page: Page) => page.getByLabel(/Details for each type|What you’d like to know/);

/** The visible button; the first one is for the Enter key. */
export const getSubmitButton = (page: Page) => page.locator('#order-form button[type="submit"]').last();

export const getAttachedPhotos = (page: Page) => page.locator('input[type="hidden"][name="photo"]');

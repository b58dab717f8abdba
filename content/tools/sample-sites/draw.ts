/** `npm run sites -- barber` draws one sample site, without a name all. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { type Browser, withBrowser } from "../browser";
import { listParts, previewWidths, type SampleSizes, type Screen, sampleSites } from "../site";

const sources = "content/tools/sample-sites";
const sizesFile = "app/pages/websites/samples/sizes.json";

/** The window, and how many pixels of the file one of its pixels gets. */
const screens: Record<Screen, { width: number; height: number; scale: number }> = {
  desktop: { width: 1440, height: 900, scale: 1 },
  phone: { width: 390, height: 780, scale: 2 },
};

async function photograph(browser: Browser, trade: string, screen: Screen): Promise<Buffer> {
  const { width, height, scale } = screens[screen];
  const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await tab.goto(pathToFileURL(resolve(sources, `${trade}.html`)).href, { waitUntil: "networkidle" });
  await tab.evaluate(() => document.fonts.ready);
  const hasTypefaces = await tab.evaluate(() => {
    const statuses = [...document.fonts].map(({ status }) => status);
    return statuses.includes("loaded") && !statuses.includes("error");
  });
  if (!hasTypefaces) throw new Error(`No typefaces: run npm ci in content/tools`);
  const png = await tab.screenshot({ fullPage: true });
  await tab.close();
  return png;
}

async function write(picture: ReturnType<typeof sharp>, name: string, quality: { avif: number; webp: number }): Promise<void> {
  const { data: pixels, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const files = {
    avif: await sharp(pixels, { raw: info }).avif({ quality: quality.avif, effort: 2 }).toBuffer(),
    webp: await sharp(pixels, { raw: info }).webp({ quality: quality.webp, effort: 4, smartSubsample: true }).toBuffer(),
  };
  for (const [type, bytes] of Object.entries(files)) {
    writeFileSync(`public/websites/${name}.${type}`, bytes);
    console.log(`${name}.${type} ${Math.ceil(bytes.length / 1024)} KB`);
  }
}

const wanted = process.argv.slice(2);
const trades = sampleSites.map(({ trade }) => trade);
const unknown = wanted.filter((trade) => !trades.includes(trade));
if (unknown.length > 0) throw new Error(`no sample ${unknown.join(", ")}`);
const sizes: SampleSizes = JSON.parse(readFileSync(sizesFile, "utf8"));
mkdirSync("public/websites", { recursive: true });
await withBrowser(async (browser) => {
  for (const trade of wanted.length > 0 ? wanted : trades)
    for (const screen of ["desktop", "phone"] as const) {
      const png = await photograph(browser, trade, screen);
      const { width = 0, height = 0 } = await sharp(png).metadata();
      sizes[`${trade}-${screen}`] = { width, height };
      for (const part of listParts(trade, screen, sizes)) {
        const { top, height } = part;
        await write(sharp(png).extract({ left: 0, top, width, height }), part.name, { avif: 50, webp: 72 });
      }
      const top = screens[screen].height * screens[screen].scale;
      for (const each of previewWidths[screen]) {
        const preview = sharp(png).extract({ left: 0, top: 0, width, height: top });
        await write(preview.resize({ width: each }), `${trade}-${screen}-${each}`, { avif: 50, webp: 74 });
      }
    }
});
writeFileSync(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);

/**
 * `npm run sites` takes screenshots of the tops of the sample sites for the websites page, `-- barber` of one of them.
 * The site must be running at ORIGIN or, by default, where `npm start` serves it.
 */
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { type Browser, withBrowser } from "../browser";
import { previewRatio, previewWidths, type Screen, sampleSites } from "../site";

const origin = process.env.ORIGIN ?? "http://localhost:3000";

async function photograph(browser: Browser, slug: string, screen: Screen): Promise<Buffer> {
  const [width, height] = previewRatio[screen];
  const tab = await browser.newPage({ viewport: { width, height }, bypassCSP: true });
  await tab.goto(`${origin}/website-services/samples/${slug}`, { waitUntil: "networkidle" });
  await tab.addStyleTag({ content: ".sample-bar { display: none }" });
  await tab.evaluate(() => document.fonts.ready);
  const png = await tab.screenshot();
  await tab.close();
  return png;
}

async function write(picture: Buffer, name: string, width: number): Promise<void> {
  const resized = sharp(picture).resize({ width }).removeAlpha();
  const files = {
    avif: await resized.clone().avif({ quality: 50, effort: 9 }).toBuffer(),
    webp: await resized.clone().webp({ quality: 74, effort: 6, smartSubsample: true }).toBuffer(),
  };
  for (const [type, bytes] of Object.entries(files)) {
    writeFileSync(`public/websites/${name}.${type}`, bytes);
    console.log(`${name}.${type} ${Math.ceil(bytes.length / 1024)} KB`);
  }
}

const wanted = process.argv.slice(2);
const slugs: string[] = sampleSites.map(({ slug }) => slug);
const unknown = wanted.filter((slug) => !slugs.includes(slug));
if (unknown.length > 0) throw new Error(`no sample ${unknown.join(", ")}`);
await withBrowser(async (browser) => {
  for (const slug of wanted.length > 0 ? wanted : slugs)
    for (const screen of ["desktop", "phone"] as const) {
      const png = await photograph(browser, slug, screen);
      for (const width of previewWidths[screen]) await write(png, `${slug}-${screen}-${width}`, width);
    }
});

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { brand, colorVariables, drawLogo, getColor } from "../brand/brand";
import { getFontFaces } from "../brand/fonts";
import { withBrowser } from "../browser";
import { toHtml } from "../catalog/document";
import { listBlogCards } from "./blog-cards";
import { type Card, cards } from "./cards";

/** Background, text, and the colors of the blades. */
const grounds: Record<Card["ground"], [string, string, string[]]> = {
  pink: ["pink", "ink", ["palm", "blade", "frond", "leaf"]],
  limestone: ["ground", "ink", ["palm", "blade", "frond", "leaf"]],
  white: ["paper", "ink", ["blade", "pink", "palm", "sun", "frond"]],
  palm: ["palm", "palm-ink", ["frond", "sun", "leaf", "pink"]],
  canary: ["canary", "ink", ["palm", "frond", "blade", "pink"]],
  frond: ["frond", "ink", ["palm", "canary", "blade"]],
  hot: ["hot", "ink", ["palm", "sun", "blade", "pink"]],
  sun: ["sun", "ink", ["palm", "blade", "frond", "leaf"]],
  rose: ["rose", "ink", ["palm", "hot", "blade"]],
};

const lengthOffsets = [10, -34, 26, -12, 38, -46];

function drawFan(count: number, papers: string[], hot: boolean): string {
  const step = 90 / count;
  const half = 340 * Math.tan((Math.PI * Math.min(step, 26)) / 360) * 0.86;
  const blades = Array.from({ length: count }, (_, index) => {
    const length = 560 + (lengthOffsets[index % lengthOffsets.length] ?? 0) * (count > 6 ? 1 : 0.6);
    const side = length * 0.72;
    const fill = hot && index === Math.floor(count / 3) ? "hot" : papers[index % papers.length];
    const path = `M0 0L${-side} ${-half} ${-length} 0 ${-side} ${half}z`;
    return `<path fill="var(--color-${fill})" transform="rotate(${(index + 0.5) * step})" d="${path}"/>`;
  });
  const hub = '<path fill="var(--color-ink)" d="M0-96A96 96 0 0 0-96 0H0z"/>';
  return `<svg width="640" height="630" viewBox="-640 -630 640 630">${blades.join("")}${hub}</svg>`;
}

function drawSamples(columns: NonNullable<Card["samples"]>): string {
  const drawn = columns.map(({ width, top, files }) => {
    const images = files.map((file) => {
      const data = readFileSync(`public/${file}.webp`).toString("base64");
      return `<img width="${width}" src="data:image/webp;base64,${data}">`;
    });
    return `<div style="margin-top: ${top}px">${images.join("")}</div>`;
  });
  return `<div class="samples">${drawn.join("")}</div>`;
}

function renderCard({ lines, note, blades = 0, samples, ground }: Card): string {
  const [paper, ink, papers] = grounds[ground];
  const width = samples ? 490 : 1120;
  const size = Math.min(118, width / Math.max(...lines.map((line) => line.length * 0.43)), 390 / lines.length);
  const picture = samples
    ? drawSamples(samples)
    : `<div class="fan">${drawFan(blades, papers, ground !== "hot")}</div>`;
  return `<!doctype html><meta charset="utf-8"><style>
    ${getFontFaces()}
    :root { ${colorVariables} }
    * { margin: 0; box-sizing: border-box; }
    body { width: 1200px; height: 630px; background: var(--color-${paper}); color: var(--color-${ink}); font-family: D; font-weight: 800; position: relative; overflow: hidden; }
    svg { display: block; }
    .fan { position: absolute; right: 0; bottom: 0; }
    .samples { position: absolute; right: 14px; top: 0; display: flex; gap: 14px; }
    .samples img { display: block; margin-bottom: 14px; }
    h1 { position: absolute; left: 64px; top: 60px; font-size: ${size}px; line-height: .9; letter-spacing: -.015em; font-weight: 800; white-space: nowrap; }
    .foot { position: absolute; left: 64px; bottom: 56px; }
    .note { font-size: 34px; max-width: 460px; line-height: 1.02; margin-bottom: 26px; }
    .name { display: flex; align-items: center; gap: 16px; font-size: 40px; line-height: 1; padding-top: 24px; border-top: 4px solid; width: 460px; }
  
  </style><body class="${ground}">${picture}
  <h1>${lines.join("<br>")}</h1>
  <div class="foot"><p class="note">${note}</p><p class="name">${drawLogo(60, getColor(ground === "palm" ? "frond" : "leaf"))} ${toHtml(brand.name)}</p></div>`;
}

/** The sharing pictures with these names, or all. */
export async function drawCards(wanted: string[] = []): Promise<void> {
  mkdirSync("public/sharing", { recursive: true });
  const all = [...cards, ...listBlogCards()];
  await withBrowser(async (browser) => {
    const view = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    for (const card of wanted.length > 0 ? all.filter(({ name }) => wanted.includes(name)) : all) {
      await view.setContent(renderCard(card));
      await view.evaluate(() => document.fonts.ready);
      const png = await sharp(await view.screenshot())
        .png({ palette: true, colours: card.samples ? 256 : 64, effort: 10 })
        .toBuffer();
      writeFileSync(`public/sharing/${card.name}.png`, png);
      console.log(`public/sharing/${card.name}.png ${Math.ceil(png.length / 1024)} KB`);
    }
  });
}

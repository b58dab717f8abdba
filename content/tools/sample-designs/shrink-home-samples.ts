import { mkdirSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { homeSamples, toFileName } from "../site";

/** `npm run home-samples` draws public/samples from the full-size examples. */
mkdirSync("public/samples", { recursive: true });
const examples = readdirSync("public/examples");
for (const sample of homeSamples) {
  const name = toFileName(sample);
  const original = examples.find((file) => file.startsWith(name) && file.endsWith(".webp") && !file.includes("-480."));
  if (!original) throw new Error(`There is no example ${name}`);
  const picture = sharp(`public/examples/${original}`).resize(sample.width, sample.height);
  await picture.clone().avif({ quality: 46, effort: 9 }).toFile(`public/samples/${name}.avif`);
  await picture.clone().webp({ quality: 70, effort: 6, smartSubsample: true }).toFile(`public/samples/${name}.webp`);
}

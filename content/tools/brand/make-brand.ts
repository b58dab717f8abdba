/**
 * `npm run brand` makes what takes its name, colors, logo or typefaces from content/brand, and says which files of the
 * shop still have another name; `-- --files` makes these anew.
 */
import { writeFileSync } from "node:fs";
import { makeProducts } from "../catalog/make-products";
import { drawCards } from "../sharing/draw-cards";
import { writeIcons } from "../sharing/icons";
import { listBrandProblems } from "../site";
import { brand } from "./brand";
import { makeFonts } from "./fonts";
import { listProductsOfOtherName } from "./list-old-files";
import { makePrinted } from "./printed";

const problems = listBrandProblems();
if (problems.length > 0) {
  console.error(`The brand cannot be used:\n${problems.map((line) => `  - ${line}`).join("\n")}`);
  process.exit(1);
}
for (const { file, bytes } of [...(await makeFonts()), ...(await makePrinted())]) {
  writeFileSync(file, bytes);
  console.log(`${file} ${(bytes.length / 1024).toFixed(1)} KB`);
}
await writeIcons();
await drawCards();
const old = await listProductsOfOtherName();
if (old.length === 0) console.log(`Every file of the shop has the name ${brand.name}.`);
else if (process.argv.includes("--files")) {
  await makeProducts(old);
  console.log("A shop that is open keeps the files that it has: upload these in the office, under Products.");
} else {
  console.log(`Files of the shop with another name than ${brand.name}:\n${old.map((slug) => `  ${slug}`).join("\n")}`);
  console.log("`npm run brand -- --files` makes new versions of them, with their covers and pages.");
}

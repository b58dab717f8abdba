// npm run designs -- [part of a name ...]: draws one, some or all designs, and writes the list.
import fs from "node:fs";
import path from "node:path";
import { withBrowser } from "../browser.ts";
import { industries, getPictures } from "./designs.mjs";
import { writeFiles } from "./encode.mjs";
import { formats } from "./formats.mjs";
import { renderDesign } from "./screenshot.mjs";
import { writeSiteList } from "./site-list.mjs";

const folder = path.join(import.meta.dirname, "../../../public/examples");
const wanted = process.argv.slice(2);

fs.mkdirSync(folder, { recursive: true });
await withBrowser(
  async (browser) => {
    for (const industry of industries)
      for (const design of industry.designs)
        for (const picture of getPictures(industry, design)) {
          if (wanted.length > 0 && !wanted.some((part) => picture.name.includes(part))) continue;
          const png = await renderDesign(browser, picture);
          console.log(`${picture.name}: ${await writeFiles(png, picture.name, formats[design.format], folder)}`);
        }
  },
  ["--allow-file-access-from-files", "--force-color-profile=srgb"],
);
writeSiteList();

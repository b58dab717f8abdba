// npm run labels: renders the labels of products, <name>.html to <name>.png.
import fs from "node:fs";
import { withBrowser } from "../../../browser.ts";
import { faces } from "../../fonts.mjs";

const folder = new URL(".", import.meta.url);
const sizes = { label: [1000, 640], print: [960, 680], wick: [1000, 620], tea: [1500, 1250], shake: [1500, 1040] };

await withBrowser(
  async (browser) => {
    for (const file of fs.readdirSync(folder).filter((name) => name.endsWith(".html"))) {
      const [width, height] = sizes[file.replace(".html", "")];
      const tab = await browser.newPage({ viewport: { width, height } });
      await tab.goto(new URL(file, folder).href);
      await tab.addStyleTag({ content: faces() });
      await tab.evaluate(() => document.fonts.ready);
      await tab.screenshot({ path: new URL(file.replace(".html", ".png"), folder).pathname });
    }
  },
  ["--allow-file-access-from-files"],
);

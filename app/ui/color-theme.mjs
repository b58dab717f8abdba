/** Tailwind plugin: the colors of content/brand/colors.json as utilities and variables, for both schemes. */
import { readFileSync } from "node:fs";
import plugin from "tailwindcss/plugin";

const colors = Object.entries(
  JSON.parse(readFileSync(new URL("../../content/brand/colors.json", import.meta.url), "utf8")),
);
/** For what is drawn the same in both schemes, such as covers. */
const drawnLight = ["palm", "leaf", "hot", "hot-text"];

const variables = (scheme) => colors.map(([name, color]) => [`--color-${name}`, color[scheme]]);
const changed = variables("dark").filter(([, value], index) => value !== colors[index][1].light);
const lightOnly = colors
  .filter(([name]) => drawnLight.includes(name))
  .map(([name, { light }]) => [`--light-${name}`, light]);

export default plugin(
  ({ addBase }) =>
    addBase({
      ":root": Object.fromEntries([...variables("light"), ...lightOnly]),
      // Not for print.
      "@media screen and (prefers-color-scheme: dark)": { ":root": Object.fromEntries(changed) },
    }),
  { theme: { extend: { colors: Object.fromEntries(colors.map(([name]) => [name, `var(--color-${name})`])) } } },
);

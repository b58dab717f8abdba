/** Tailwind plugin: the colors of content/brand/colors.json as utilities and variables, for both schemes. */
import { readFileSync } from "node:fs";
import plugin from "tailwindcss/plugin";

const colors = Object.entries(
  JSON.parse(readFileSync(new URL("../../content/brand/colors.json", import.meta.url), "utf8")),
);
/** For drawings that are the same in both schemes, such as covers. */
const drawnLight = ["palm", "leaf", "hot", "hot-text"];
/** Backgrounds of dark text in both schemes: their color follows the page's scheme, but their own scheme is light. */
const papers = ["white", "canary", "rose"];

const light = colors.map(([name, color]) => [`--color-${name}`, color.light]);
const lightOnly = colors
  .filter(([name]) => drawnLight.includes(name))
  .map(([name, color]) => [`--light-${name}`, color.light]);
const changing = colors.filter(([, color]) => color.light !== color.dark);
/** `light-dark()` is resolved where a color is used, so an element can have a `color-scheme` of its own. */
const both = changing
  .filter(([name]) => !papers.includes(name))
  .map(([name, color]) => [`--color-${name}`, `light-dark(${color.light}, ${color.dark})`]);
const darkPapers = changing
  .filter(([name]) => papers.includes(name))
  .map(([name, color]) => [`--color-${name}`, color.dark]);

export default plugin(
  ({ addBase }) =>
    addBase({
      ":root": { "color-scheme": "light", ...Object.fromEntries([...light, ...lightOnly]) },
      // Prints are light, and so are browsers from before 2024.
      "@media screen": {
        "@supports (color: light-dark(#000, #fff))": {
          ":root": { "color-scheme": "light dark", ...Object.fromEntries(both) },
          "@media (prefers-color-scheme: dark)": { ":root": Object.fromEntries(darkPapers) },
        },
      },
    }),
  { theme: { extend: { colors: Object.fromEntries(colors.map(([name]) => [name, `var(--color-${name})`])) } } },
);

export type Colors = Record<string, { light: string; dark: string }>;

const texts: Record<string, string> = {
  ground: "ink ink-2 hot-text err ok",
  paper: "ink ink-2 hot-text err ok",
  white: "ink ink-2 hot-text err ok",
  canary: "ink ink-2 hot-text err ok",
  rose: "ink ink-2 hot-text err ok",
  line: "ink-2",
  ink: "ground",
  palm: "palm-ink palm-2 sun frond",
  hot: "on-bright",
  sun: "on-bright",
  pink: "on-bright",
  frond: "on-bright",
  hero: "hero-ink",
  close: "close-ink",
  "close-ray": "close-ink",
  "fan-a": "fan-ink",
  "fan-b": "fan-ink",
  "fan-c": "fan-ink",
  "fan-d": "on-bright",
};
const marks: Record<string, string> = {
  ground: "line-2 hot",
  paper: "line-2 hot leaf",
  white: "line-2 leaf",
  canary: "line-2 leaf",
  rose: "line-2 leaf",
  hero: "fan-a fan-b fan-c",
};
/** Text on these has the light scheme's colors in both schemes (`sheet` in app/ui/base.css). */
const papers = ["white", "canary", "rose"];

/** The pairs that WCAG 2.2 AA does not allow: text needs 4.5 (1.4.3), marks need 3 (1.4.11). */
export function listLowContrasts(colors: Colors): string[] {
  return [...listBelow(colors, texts, 4.5), ...listBelow(colors, marks, 3)];
}

function listBelow(colors: Colors, pairs: Record<string, string>, least: number): string[] {
  return Object.entries(pairs).flatMap(([ground, names]) =>
    names.split(" ").flatMap((name) =>
      (["light", "dark"] as const).flatMap((scheme) => {
        const [front, back] = [
          colors[name]?.[papers.includes(ground) ? "light" : scheme] ?? "",
          colors[ground]?.[scheme] ?? "",
        ];
        const ratio = getContrast(front, back);
        if (ratio >= least) return [];
        return [`${name} (${front}) on ${ground} (${back}), ${scheme}: contrast ${ratio.toFixed(2)}, needs ${least}`];
      }),
    ),
  );
}

function getContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

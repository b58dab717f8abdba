import { readFileSync } from "node:fs";

const read = (name: string) => readFileSync(`content/brand/${name}`, "utf8");

/** The default name and addresses. What the office saves under Settings is on pages and in emails, not in files. */
export const brand: { name: string; email: string; city: string; domain: string } = JSON.parse(read("brand.json"));

const schemes: Record<string, { light: string; dark: string }> = JSON.parse(read("colors.json"));

/** Pictures and files have the colors of the light scheme. */
export function getColor(name: string): string {
  const color = schemes[name];
  if (!color) throw new Error(`no color ${name} in content/brand/colors.json`);
  return color.light;
}

export const colorVariables = Object.entries(schemes)
  .map(([name, { light }]) => `--color-${name}: ${light};`)
  .join(" ");

/** The logo in a box with the longer side `length`; its shapes without a color of their own get `fill`. */
export function drawLogo(length: number, fill: string, place: { x: number; y: number } | null = null): string {
  const source = read("logo.svg");
  const shapes = source.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "");
  const [viewBox = "", width = 1, height = 1] =
    /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(source) ?? [];
  const scale = length / Math.max(Number(width), Number(height));
  const size = { width: Number(width) * scale, height: Number(height) * scale };
  const corner = place ? ` x="${place.x - size.width / 2}" y="${place.y - size.height / 2}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg"${corner} width="${size.width}" height="${size.height}" ${viewBox} fill="${fill}">${shapes}</svg>`;
}

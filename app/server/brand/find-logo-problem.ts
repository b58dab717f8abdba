const elements =
  "svg g path rect circle ellipse line polyline polygon defs use clipPath mask linearGradient radialGradient stop title desc".split(
    " ",
  );

// Comments, the XML declaration, tags with attributes in quotes, and text.
const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(?<end>\/?)(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|[^<]+/y;

export function findLogoProblem(file: string): string | null {
  const text = file.trim();
  const open: string[] = [];
  let root = "";
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const groups = token.exec(text)?.groups;
    if (!groups) return root ? `is not well-formed SVG at “${text.slice(at, at + 30)}”` : "is not an SVG file";
    const { end, name, attributes = "", empty } = groups;
    if (!name) continue;
    if (!root && name !== "svg") return "is not an SVG file";
    if (end) {
      if (open.pop() !== name) return `closes <${name}>, which is not open`;
      continue;
    }
    if (root && open.length === 0) return `has <${name}> after its end`;
    const problem = elements.includes(name) ? findAttributeProblem(name, attributes) : `contains <${name}>`;
    if (problem) return problem;
    root ||= attributes;
    if (!empty) open.push(name);
  }
  if (open.length > 0 || !root) return root ? `does not close <${open.at(-1)}>` : "is not an SVG file";
  return findShapeProblem(root);
}

function findAttributeProblem(element: string, attributes: string): string | null {
  for (const [, name = "", quoted = ""] of attributes.matchAll(/([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    const value = quoted.slice(1, -1).trim();
    if (/^(on|style$|class$)/i.test(name)) return `has the attribute ${name} in <${element}>`;
    if (/^(xlink:)?href$/i.test(name) ? !value.startsWith("#") : /url\((?!["']?#)|javascript:/i.test(value))
      return `refers to something outside of the file: ${name}="${value.slice(0, 40)}"`;
  }
  return null;
}

function findShapeProblem(root: string): string | null {
  const [, unwanted] = /\s(fill|stroke|width|height)=/.exec(root) ?? [];
  if (unwanted) return `has ${unwanted} in its <svg> tag: write colors into the shapes, and leave out width and height`;
  const [, width, height] = /\sviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(root) ?? [];
  const ratio = Number(width) / Number(height);
  if (!ratio || !Number.isFinite(ratio)) return 'needs viewBox="0 0 width height" in its <svg> tag';
  return ratio < 0.5 || ratio > 2
    ? "stands beside the name, so it must be at most twice as wide as high, or as high as wide"
    : null;
}

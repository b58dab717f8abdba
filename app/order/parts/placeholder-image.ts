import colors from "#content/brand/colors.json";

const CHARACTERS_PER_LINE = 14;

export function renderPlaceholderImage(name: string): string {
  const characters = [...name];
  const shortened =
    characters.length > 2 * CHARACTERS_PER_LINE
      ? [...characters.slice(0, CHARACTERS_PER_LINE - 1), "…", ...characters.slice(-CHARACTERS_PER_LINE)]
      : characters;
  const lines = [shortened.slice(0, CHARACTERS_PER_LINE), shortened.slice(CHARACTERS_PER_LINE)].filter(
    (line) => line.length > 0,
  );
  const text = lines.map((line, index) => `<text x="120" y="${128 + 28 * index}">${escapeXml(line.join(""))}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180" viewBox="0 0 240 180"><path fill="${colors.line.light}" d="M0 0h240v180H0z"/><path fill="${colors["ink-2"].light}" d="M99 22h30l12 12v58H99zM127 24v12h12z" fill-rule="evenodd"/><g fill="${colors.ink.light}" font-family="Arial,Helvetica,sans-serif" font-size="22" text-anchor="middle">${text.join("")}</g></svg>`;
}

function escapeXml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[^\P{Cc}\n\t]|[\ud800-\udfff]/gu, "");
}

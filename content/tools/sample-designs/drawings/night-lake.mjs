import { each, times } from "../kit.mjs";

const sheets = ["#2b4684", "#355a9c", "#284a8c", "#1d3770", "#152a5c", "#0e1d45"];

const sheet = (color, index) => {
  const y = 742 + index * 62;
  const swing = (20 + index * 3) * (index % 2 ? 1 : -1) * 1.6;
  const wave = times(6, (k) => {
    const x = k * 150 - index * 14;
    return ` Q${x + 55} ${y + swing * (k % 2 ? -1 : 1)} ${x + 130} ${y}`;
  });
  return `<path d="M-20 ${y}${wave} V1220 H-20Z" fill="${color}" filter="url(#sh)"/>`;
};

const bar = (index) => {
  const half = (150 - index * 6) * (0.5 + 0.5 * Math.abs(Math.sin(index * 2.1)));
  return `<rect x="${400 - half}" y="${770 + index * 23}" width="${2 * half}" height="${8 - index * 0.25}" rx="4"
    fill="#f3c766" opacity="${0.95 - index * 0.045}"/>`;
};

const star = (index) => `
  <circle cx="${(index * 233) % 800}" cy="${(index * 151) % 560}" r="${1.2 + (index % 3)}" fill="#f6dfae"
    opacity="${0.25 + (index % 4) * 0.15}"/>`;

/** Both are for an svg of 800 by 1200. */
export const stars = times(44, star);
export const lake = `
  <defs>
    <filter id="sh" x="-5%" y="-30%" width="110%" height="160%">
      <feDropShadow dx="0" dy="-7" stdDeviation="9" flood-color="#050b22" flood-opacity=".5"/>
    </filter>
  </defs>
  ${each(sheets, sheet)}
  ${times(11, bar)}`;

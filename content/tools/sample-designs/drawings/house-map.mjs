import { each } from "../kit.mjs";

/** Left, top, width, height. */
const houses = [
  [36, 36, 62, 44],
  [116, 30, 54, 60],
  [34, 114, 60, 48],
  [112, 122, 62, 44],
  [244, 24, 66, 40],
  [328, 34, 60, 34],
  [404, 22, 70, 42],
  [486, 30, 46, 40],
  [232, 128, 58, 42],
  [470, 126, 66, 44],
  [606, 26, 76, 50],
  [702, 20, 60, 54],
  [782, 28, 50, 48],
  [610, 100, 60, 44],
  [700, 104, 74, 40],
  [610, 196, 56, 42],
  [690, 188, 60, 46],
  [772, 190, 60, 44],
  [612, 332, 70, 44],
  [704, 334, 54, 40],
  [40, 236, 54, 44],
  [112, 240, 56, 40],
  [230, 240, 60, 46],
  [310, 236, 66, 50],
  [460, 224, 66, 52],
  [38, 340, 60, 34],
  [116, 336, 52, 36],
  [240, 320, 60, 42],
  [440, 316, 70, 44],
];

const trees = [
  [330, 150],
  [356, 132],
  [386, 150],
  [410, 136],
  [560, 440],
  [536, 428],
  [60, 426],
  [788, 262],
  [830, 330],
  [316, 110],
  [440, 100],
];

const house = ([x, y, width, height], index) => `
  <g transform="rotate(${((index * 37) % 9) - 4} ${x + width / 2} ${y + height / 2})">
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" opacity="${[0.16, 0.24, 0.2][index % 3]}"/>
    <path d="M${x} ${y + height / 2}h${width}" stroke="#fbf3e3" stroke-width="2.5" opacity=".8"/>
  </g>`;

const tree = ([x, y], index) => `
  <path d="M${x} ${y - 20}c13 7 14 24 3 28v10h-6V${y + 8}c-11-4-10-21 3-28Z" opacity="${0.75 + 0.25 * (index % 2)}"/>`;

const beach = "M0 404C120 372 210 396 330 430s230 34 330-6 130-40 189-32V560H0Z";

/** For an svg of 849 by 560. */
export const houseMap = `
  <defs>
    <pattern id="w" width="46" height="20" patternUnits="userSpaceOnUse">
      <path d="M0 10c8-8 15-8 23 0s15 8 23 0" fill="none" stroke="#fbf3e3" stroke-width="3" stroke-linecap="round"
          opacity=".55"/>
    </pattern>
    <pattern id="s" width="16" height="16" patternUnits="userSpaceOnUse">
      <circle cx="4" cy="4" r="1.8" fill="#e2543a" opacity=".5"/>
      <circle cx="12" cy="12" r="1.8" fill="#e2543a" opacity=".5"/>
    </pattern>
    <clipPath id="k"><rect width="849" height="560"/></clipPath>
  </defs>
  <g clip-path="url(#k)">
    <path d="M0 0h849v560H0z" fill="#f1ddb6"/>
    <path d="${beach}" fill="#f8e9c8"/>
    <path d="${beach}" fill="url(#s)"/>
    <path d="M0 462c110-30 200-8 330 26s250 26 350-14c70-28 120-28 169-22v108H0Z" fill="#16424a"/>
    <path d="M0 476c110-26 200-4 330 30s250 26 350-10c70-26 120-28 169-22v86H0Z" fill="url(#w)"/>
    <g fill="none" stroke="#fbf3e3" stroke-linecap="round" stroke-width="26">
      <path d="M-20 210C140 180 270 214 420 196s280-60 460-36"/>
      <path d="M196-20c-6 90 20 150 10 226s-30 130-16 196"/>
      <path d="M560-20c-10 60 14 120 10 200s-40 150-24 236"/>
    </g>
    <g fill="none" stroke="#fbf3e3" stroke-linecap="round" stroke-width="15">
      <path d="M206 96c90-16 180 20 356-8"/>
      <path d="M572 300c90 20 180-10 300 4"/>
      <path d="M-10 316c60-12 130 0 202-6"/>
    </g>
    <g fill="#16424a">${each(houses, house)}</g>
    <g fill="#16424a">${each(trees, tree)}</g>
    <path d="M352 262l40-34 40 34v52h-80Z" fill="#e2543a"/>
    <path d="M382 314v-26h20v26Z" fill="#fbf3e3"/>
    <path d="M396 330c8 60-60 60-70 96" fill="none" stroke="#e2543a" stroke-width="6" stroke-dasharray="2 15"
        stroke-linecap="round"/>
    <g transform="translate(700 492)">
      <path d="M-44 8h88l-14 22h-60Z" fill="#e2543a"/>
      <path d="M-4-58V4h-32ZM4-44 32 4H4Z" fill="#fbf3e3"/>
    </g>
  </g>`;

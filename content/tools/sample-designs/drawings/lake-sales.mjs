import { each } from "../kit.mjs";

const sales = [
  [70, 100],
  [150, 66],
  [262, 80],
  [310, 150],
  [300, 236],
  [250, 322],
  [150, 318],
  [66, 262],
  [50, 190],
  [206, 74],
  [92, 300],
];

const sale = ([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="#d9703f" stroke="#eef1ee" stroke-width="4"/>`;

/** For an svg of 360 by 380. */
export const lakeSales = `
  <path d="M36 70C80 16 160 40 214 22s118 8 128 76-22 92-10 150-30 112-104 108-70-34-120-26S22 316 18 246 4 116
      36 70Z" fill="#d9e3d4"/>
  <path d="M92 128c30-34 74-10 104-20s74 8 76 50-26 44-20 80-34 64-80 54-40-24-70-36-34-88-10-128Z"
      fill="#2f7f95"/>
  <path d="M112 150c26-16 54-4 80-10M130 178c30-8 60 4 96-6M120 206c34-6 70 6 108-2M132 234c30-4 58 4 88 0"
      stroke="#9fd0d8" stroke-width="4" stroke-linecap="round" fill="none"/>
  ${each(sales, sale)}`;

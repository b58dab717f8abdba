import path from "node:path";
import { pathToFileURL } from "node:url";

export const photo = (name) => pathToFileURL(path.join(import.meta.dirname, "photos", `${name}.webp`)).href;

export const img = (name, style) => `<img src="${photo(name)}" style="${style}">`;

export const cover = (name, position = "50% 50%", style = "") => shade(`url(${photo(name)}) ${position}/cover`, style);

/** A color or gradient over all previous elements. */
export const shade = (background, style = "") => `<div class="fill" style="background:${background};${style}"></div>`;

export const pill = (words, background, color, font, padding) =>
  `<span style="background:${background};color:${color};font:${font};padding:${padding};border-radius:99px">
    ${words}
  </span>`;

export const each = (list, draw) => list.map(draw).join("");

export const times = (count, draw) => each([...Array(count).keys()], draw);

/** Film grain over the whole design. Keep it below .3, because it makes the files larger. */
export const grain = (opacity = 0.18, blend = "overlay") =>
  `<i class="fill" style="background:${noise()};mix-blend-mode:${blend};opacity:${opacity};z-index:50"></i>`;

/** CSS of a mask with small holes, like worn ink. */
export const wornInkMask = (frequency = 0.035, cut = -6.2, gain = 11, seed = 4) =>
  `-webkit-mask-image:${turbulence(
    900,
    `baseFrequency="${frequency} ${frequency * 1.6}" numOctaves="5" seed="${seed}"`,
    `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${-gain} 0 0 0 ${-cut + 1}`,
  )}`;

export const seal = (size, ring, inner, css = "", font = "600 15px Jost", color = "currentColor") =>
  `<div style="position:absolute;width:${size}px;height:${size}px;color:${color};${css}">
    <svg viewBox="0 0 200 200" style="position:absolute;inset:0;overflow:visible">
      <defs><path id="c${size}" d="M100,100 m-78,0 a78,78 0 1,1 156,0 a78,78 0 1,1 -156,0"/></defs>
      <text fill="currentColor" style="font:${font};letter-spacing:.16em">
        <textPath href="#c${size}" textLength="480">${ring}</textPath>
      </text>
    </svg>
    <div style="position:absolute;inset:0;display:grid;place-content:center;text-align:center">${inner}</div>
  </div>`;

const noise = (frequency = 0.9, seed = 2) =>
  turbulence(
    400,
    `baseFrequency="${frequency}" numOctaves="2" seed="${seed}" stitchTiles="stitch"`,
    "0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  1.4 0 0 0 -.35",
  );

/** Single quotes, because it is used in style attributes with double quotes. */
const turbulence = (size, settings, matrix) =>
  `url('data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      `<filter id="n" x="0" y="0" width="100%" height="100%">` +
      `<feTurbulence type="fractalNoise" ${settings}/><feColorMatrix values="${matrix}"/></filter>` +
      `<rect width="${size}" height="${size}" filter="url(#n)"/></svg>`,
  )}')`;

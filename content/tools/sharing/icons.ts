import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { drawLogo, getColor } from "../brand/brand";

/** @param margin on each side, as a part of the size */
export function drawFavicon(margin = 0, size: number | null = null): string {
  const [start, length] = [-32 * margin, 32 * (1 + 2 * margin)];
  const attributes = size ? ` width="${size}" height="${size}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${length} ${length}"${attributes}><path fill="${getColor("palm")}" d="M${start} ${start}h${length}v${length}h-${length}z"/>${drawLogo(26, getColor("frond"), { x: 16, y: 16 })}</svg>
`;
}

const drawIcon = (size: number, margin = 0): Promise<Buffer> =>
  sharp(Buffer.from(drawFavicon(margin, size)))
    .png({ palette: true })
    .toBuffer();

export async function writeIcons(): Promise<void> {
  const icons = {
    "favicon.svg": drawFavicon(),
    "favicon.ico": toIco(await drawIcon(32), 32),
    "apple-touch-icon.png": await drawIcon(180, 0.06),
    "icon-192.png": await drawIcon(192),
    "icon-512.png": await drawIcon(512),
    // A mask may cut off a fifth at each edge (W3C Web Application Manifest, "maskable").
    "icon-maskable-512.png": await drawIcon(512, 0.2),
  };
  for (const [name, content] of Object.entries(icons)) {
    writeFileSync(`public/${name}`, content);
    console.log(`public/${name}`);
  }
}

/** Wraps a PNG in an ICO file: a header of 6 bytes, an entry of 16, the PNG. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

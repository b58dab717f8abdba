import { readFileSync } from "node:fs";
import sharp from "sharp";

const source = readFileSync("public/favicon.svg", "utf8");

/** @param margin on each side, as a part of the size */
function drawIcon(size: number, margin = 0): Promise<Buffer> {
  const [start, length] = [-32 * margin, 32 * (1 + 2 * margin)];
  const box = `${start} ${start} ${length} ${length}`;
  const svg = source
    .replace('viewBox="0 0 32 32"', `viewBox="${box}" width="${size}" height="${size}"`)
    .replace("M0 0h32v32H0z", "M-32-32h96v96h-96z");
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

export async function drawIcons(): Promise<{ name: string; bytes: Buffer }[]> {
  return [
    { name: "favicon.ico", bytes: toIco(await drawIcon(32), 32) },
    { name: "apple-touch-icon.png", bytes: await drawIcon(180, 0.06) },
    { name: "icon-192.png", bytes: await drawIcon(192) },
    { name: "icon-512.png", bytes: await drawIcon(512) },
    // A mask may cut off a fifth at each edge (W3C Web Application Manifest, "maskable").
    { name: "icon-maskable-512.png", bytes: await drawIcon(512, 0.2) },
  ];
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

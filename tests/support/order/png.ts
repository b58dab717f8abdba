import { crc32, deflateSync } from "node:zlib";

interface Png {
  side: number;
  /** If the height differs from the width. */
  height?: number;
  /** Color type and bits per channel: 8 for color, 16 for color with transparency. */
  depth: 8 | 16;
  /** In the seven passes of Adam7. */
  interlaced: boolean;
  /** Bytes of zeros; too few make an invalid picture. */
  content: number;
}

/** W3C PNG, sections 5 and 11. */
export function blackPng({ side, height = side, depth, interlaced, content }: Png): Buffer {
  const chunk = (type: string, bytes: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), bytes]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(bytes.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, depth === 16 ? 6 : 2, 0, 0, interlaced ? 1 : 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const lines = deflateSync(Buffer.alloc(content), { level: 1 });
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", lines), chunk("IEND", Buffer.alloc(0))]);
}

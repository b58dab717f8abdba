import { randomBytes } from "node:crypto";

export const blockBytes = 256 * 1024;

const first = randomBytes(blockBytes);
first.set([0xff, 0xd8, 0xff, 0xe0]);
const others = randomBytes(blockBytes);

export function* pictureBlocks(size: number): Generator<Buffer> {
  for (let done = 0; done < size; done += blockBytes)
    yield (done === 0 ? first : others).subarray(0, Math.min(blockBytes, size - done));
}

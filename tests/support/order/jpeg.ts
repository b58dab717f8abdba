/** Sends each of its three components in a scan of its own (ITU-T T.81, annex B). */
export function flatJpegInScans(width: number, height: number): Buffer {
  const segment = (marker: number, bytes: number[]) => {
    const length = bytes.length + 2;
    return Buffer.from([0xff, marker, length >> 8, length & 255, ...bytes]);
  };
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const components = [1, 2, 3];
  const frame = segment(0xc0, [8, ...size, 3, ...components.flatMap((id) => [id, 0x11, 0])]);
  const quantization = segment(0xdb, [0, ...Array(64).fill(1)]);
  // One code of one bit, for zero: each block consists of two of them.
  const table = (id: number) => segment(0xc4, [id, 1, ...Array(15).fill(0), 0]);
  const blocks = Buffer.alloc(Math.ceil((Math.ceil(width / 8) * Math.ceil(height / 8) * 2) / 8));
  const scans = components.flatMap((id) => [segment(0xda, [1, id, 0, 0, 63, 0]), blocks]);
  const [begin, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
  return Buffer.concat([begin, quantization, frame, table(0x00), table(0x10), ...scans, end]);
}

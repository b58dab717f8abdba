import { randomBytes } from "node:crypto";

export function createOrderFields(changes: Record<string, string | string[]> = {}): Record<string, string | string[]> {
  return {
    full_name: "Dana Whitfield",
    email: "dana@studio.example",
    phone: "407-555-0134",
    business_name: "Whitfield Studio",
    option: "starter",
    "split.flyers": "4",
    "split.social_posts": "10",
    requirements: "Flyers: grand opening on the 14th, doors at 10.",
    ...changes,
  };
}

const fileHeads = {
  "image/jpeg": [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
  "image/gif": [...Buffer.from("GIF89a"), 1, 0, 1, 0, 0, 0],
  "image/webp": [...Buffer.from("RIFF"), 4, 0, 0, 0, ...Buffer.from("WEBP")],
};

/** Random bytes after the file header of the type. */
export function createPicture(name: string, size = 2000, type: keyof typeof fileHeads = "image/jpeg"): File {
  const head = Buffer.from(fileHeads[type]);
  return new File([head, randomBytes(Math.max(0, size - head.length))], name, { type });
}

export function createFile(name: string, content: string | Buffer<ArrayBuffer>, type = "image/jpeg"): File {
  return new File([content], name, { type });
}

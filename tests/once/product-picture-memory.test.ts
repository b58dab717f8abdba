import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { paths } from "../../app/paths";
import { setUpBuiltServer } from "../support/built-server";
import { createSignedInVisitor } from "../support/office/signed-in";
import { createProduct } from "../support/shop/products";
import type { Site } from "../support/site";

const built = setUpBuiltServer();
const MAX_MB = 300;

test("twelve product pictures of 20 MB at once stay below 300 MB", { timeout: 180_000 }, async () => {
  const { child } = await built.startAndWait({ THUMBNAIL_SECONDS: "0" });
  const { db } = built.database;
  const services = { db, env: { ORIGIN: `http://localhost:${built.port}` } };
  const admin = await createSignedInVisitor({ origin: `http://127.0.0.1:${built.port}`, services } as unknown as Site);
  const product = createProduct();
  await db.transact((tx) => tx.insert(db.tables.products).values(product));
  const side = 2560;
  const noise = sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });
  const file = new File([new Uint8Array(await noise.png({ compressionLevel: 0 }).toBuffer())], "noise.png");
  expect(file.size).toBeGreaterThan(19_000_000);
  const address = `${paths.adminProduct(product.id)}?upload=cover`;
  const upload = () => admin.postFiles(address, {}, { upload: [file] }, { Origin: services.env.ORIGIN });
  const answers = await Promise.all(Array.from({ length: 12 }, upload));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
  const status = `/proc/${child.pid}/status`;
  const peak = existsSync(status) ? Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status, "utf8"))?.[1]) / 1024 : 0;
  expect(peak).toBeLessThan(MAX_MB);
});

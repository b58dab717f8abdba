import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpBuiltServer } from "#tests/support/built-server";
import { insertRows } from "#tests/support/database/rows";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { watchMemory } from "#tests/support/peak-memory";
import { createProduct } from "#tests/support/shop/products";
import type { Site } from "#tests/support/site";

const built = setUpBuiltServer();
/** The server alone, and with the process that decodes a picture. */
const MAX_MB = { server: 300, together: 350 };

test("twelve product pictures of 20 MB at once use less than 300 MB, or 350 MB with the process that decodes them", {
  timeout: 180_000,
}, async () => {
  const { child } = await built.startAndWait({ THUMBNAIL_SECONDS: "0" });
  const { db } = built.database;
  const services = { db, env: { ORIGIN: `http://localhost:${built.port}` } };
  const admin = await createSignedInVisitor({ origin: `http://127.0.0.1:${built.port}`, services } as unknown as Site);
  const product = createProduct();
  await insertRows(db, "products", product);
  const side = 2560;
  const noise = sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });
  const file = new File([new Uint8Array(await noise.png({ compressionLevel: 0 }).toBuffer())], "noise.png");
  expect(file.size).toBeGreaterThan(19_000_000);
  const address = `${paths.adminProduct(product.id)}?upload=cover`;
  const upload = () => admin.postFiles(address, {}, { upload: [file] }, { Origin: services.env.ORIGIN });
  const memory = watchMemory(child.pid);
  const answers = await Promise.all(Array.from({ length: 12 }, upload));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
  const { server, together } = memory.stop();
  expect(server).toBeLessThan(MAX_MB.server);
  expect(together).toBeLessThan(MAX_MB.together);
});

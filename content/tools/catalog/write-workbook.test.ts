import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { listProducts } from "../site";
import { writeWorkbook } from "./write-workbook";

for (const { slug, title, type } of listProducts()) {
  if (type === "pdf") continue;
  test(`${slug}: the committed file is what the script makes`, async () => {
    const made =
      type === "xlsx"
        ? await writeWorkbook({ slug, title })
        : readFileSync(`content/tools/catalog/contents/${slug}.${type}`);
    assert.ok(made.equals(readFileSync(`content/catalog/files/${slug}.${type}`)));
  });
}

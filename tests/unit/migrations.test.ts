import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

test.each([
  ["sqlite", "sqlite"],
  ["postgres", "postgresql"],
])("the migrations of %s are those of its schema", (name, dialect) => {
  const folder = mkdtempSync(join(tmpdir(), "palmetto-migrations-"));
  try {
    cpSync(`migrations/${name}`, folder, { recursive: true });
    const before = readdirSync(folder);
    const schema = resolve(`drizzle/kit/${name}.cjs`);
    execFileSync(
      resolve("node_modules/.bin/drizzle-kit"),
      ["generate", "--dialect", dialect, "--schema", schema, "--out", folder],
      {
        stdio: "pipe",
      },
    );
    expect(readdirSync(folder)).toEqual(before);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listAccounts } from "#app/account/accounts.server";
import { runCommand, setUpAdminCommand } from "#tests/support/office/admin-command";

const here = setUpAdminCommand();
const PASSWORD = "palmetto fan of twenty";

// Errors that depend on the database are tested in requests/account/accounts.test.ts.
test.each([
  [["create", "lee", "--role", "boss", "--name", "Lee"], PASSWORD, 1, "isn't a role"],
  [["create", "a b", "--role", "staff", "--name", "Lee"], PASSWORD, 1, "cannot be a user id"],
  [["create", "lee", "--role", "staff", "--name", "Lee"], "short", 1, "at least 12 characters"],
  [["create", "lee", "--role", "staff"], PASSWORD, 2, "--name"],
  [["remove"], undefined, 2, "npm run admin"],
  [["promote", "dana"], undefined, 2, "npm run admin"],
  [["list", "--all"], undefined, 2, "--all"],
])("%j is refused before anything is looked up, with a reason", async (args, input, code, reason) => {
  const refusal = await here.runAdmin(args, input);
  expect(refusal.code).toBe(code);
  expect(refusal.errorOutput).toContain(reason);
  expect(await listAccounts(here.database.db)).toEqual([]);
});

test.each([["list"], ["doctor"]])("%s says in one sentence that VAR_DIR cannot be written", async (name) => {
  const folder = join(here.folder, "file");
  await writeFile(folder, "");
  const { code, output, errorOutput } = await runCommand([name], { url: here.database.url, folder });
  expect([code, output]).toEqual([1, ""]);
  expect(errorOutput).toContain(
    `VAR_DIR: secrets.json in ${folder} cannot be read or written (ENOTDIR), so set SESSION_SECRET and STRIPE_WEBHOOK_SECRET`,
  );
  expect(errorOutput).not.toMatch(/^ +at /m);
});

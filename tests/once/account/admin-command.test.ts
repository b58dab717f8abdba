import { expect, test } from "vitest";
import { listAccounts } from "#app/account/accounts.server";
import { setUpAdminCommand } from "#tests/support/office/admin-command";

const here = setUpAdminCommand();
const PASSWORD = "palmetto fan of twenty";

// Errors that depend on the database are tested in requests/account/accounts.test.ts.
test.each([
  [["create", "lee", "--role", "boss", "--name", "Lee"], PASSWORD, 1, "no role"],
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

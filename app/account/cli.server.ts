import { fstatSync } from "node:fs";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { EnvError, readEnv } from "#app/server/env.server";
import { connect, type Database } from "#drizzle/connect";
import { migrate } from "#drizzle/migrate";
import { AccountError, changePassword, createAccount, listAccounts, removeAccount } from "./accounts.server";
import { generatePassword } from "./password.server";

const USAGE = `Accounts of the back office.

  npm run admin -- list
  npm run admin -- create <user-id> --role admin|staff --name "<name>" [--email <address>]
  npm run admin -- password <user-id>
  npm run admin -- remove <user-id>

create and password take the password from what is piped in (its first line), or else make one and print it.
password and remove end the account's sessions.`;

class UsageError extends Error {}

/** `npm run admin`. Exit code: 0 for success, 1 for an error, 2 for wrong usage. */
async function main(): Promise<void> {
  const { positionals, values } = parseArguments();
  const [command, userId, ...more] = positionals;
  if (values.help) return console.log(USAGE);
  const known = ["list", "create", "password", "remove"].includes(command ?? "");
  if (!known || more.length > 0 || (command === "list") !== (userId === undefined)) throw new UsageError();
  const db = connect(readEnv(process.env).DATABASE_URL);
  try {
    await migrate(db);
    await run(db, command as string, userId ?? "", values);
  } finally {
    await db.close();
  }
}

function parseArguments() {
  try {
    const text = { type: "string" } as const;
    const options = { role: text, name: text, email: text, help: { type: "boolean", short: "h" } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function run(
  db: Database,
  command: string,
  userId: string,
  values: Record<string, string | boolean | undefined>,
) {
  if (command === "list") return printAccounts(await listAccounts(db));
  if (command === "remove") {
    await removeAccount(db, userId);
    return console.log(`The account "${userId}" is removed and its sessions are ended.`);
  }
  if (command === "create" && !(values.role && values.name)) throw new UsageError("create needs --role and --name.");
  const piped = await readPipedPassword();
  const password = piped ?? generatePassword();
  if (command === "create") {
    const { role, name, email = "" } = values as Record<string, string>;
    await createAccount(db, { userId, role: role as string, name: name as string, email, password });
    console.log(`The account "${userId}" is there, with role ${role}.`);
  } else {
    await changePassword(db, userId, password);
    console.log(`The account "${userId}" has another password; its sessions are ended.`);
  }
  if (piped === null) console.log(`Its password, shown only this once: ${password}`);
}

/** Reads the first line of a pipe or file on standard input. Returns null if standard input is a terminal. */
async function readPipedPassword(): Promise<string | null> {
  const input = fstatSync(0);
  if (!(input.isFIFO() || input.isFile() || input.isSocket())) return null;
  return (await text(process.stdin)).split(/\r?\n/, 1)[0] || null;
}

function printAccounts(accounts: Awaited<ReturnType<typeof listAccounts>>): void {
  const rows = [["USER ID", "ROLE", "NAME", "EMAIL"], ...accounts.map((a) => [a.userId, a.role, a.name, a.email])];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

try {
  process.loadEnvFile(".env");
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}
main().catch((error) => {
  const isExpected = error instanceof AccountError || error instanceof EnvError;
  if (error instanceof UsageError) console.error([error.message, USAGE].filter(Boolean).join("\n\n"));
  else console.error(isExpected ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});

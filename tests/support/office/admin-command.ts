import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach } from "vitest";
import { openTestDatabase, type TestDatabase } from "../database";
import { scratchFolder } from "../scratch";

interface Result {
  code: number;
  output: string;
  complaint: string;
}

interface AdminCommand {
  database: TestDatabase;
  folder: string;
  /** The command as built, as the container runs it. Without `input` nothing is piped in. */
  admin(args: string[], input?: string): Promise<Result>;
}

/** Runs `npm run admin` as built, on a database and in a folder. Without `input` nothing is piped in. */
export async function runCommand(
  args: string[],
  { url, folder, input }: { url: string; folder: string; input?: string },
): Promise<Result> {
  const child = spawn(process.execPath, ["build/admin.js", ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", VAR_DIR: folder, DATABASE_URL: url },
    stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"] as ["pipe", "pipe", "pipe"],
  });
  child.stdin?.end(input);
  const said = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, "exit");
  const [output = "", complaint = ""] = await Promise.all(said);
  return { code, output, complaint };
}

/** `npm run admin` on a database and in a folder of its own for each test of the file that calls it. */
export function setUpAdminCommand(): AdminCommand {
  const here = {
    admin: (args, input) => runCommand(args, { url: here.database.url, folder: here.folder, input }),
  } as AdminCommand;
  beforeEach(async () => {
    here.database = await openTestDatabase();
    here.folder = await scratchFolder("accounts");
  });
  afterEach(async () => {
    await here.database.close();
    await rm(here.folder, { recursive: true, force: true });
  });
  return here;
}

import { parseArgs } from "node:util";
import { migrate } from "../drizzle/migrate";
import { SchemaError } from "../drizzle/schema-objects";
import { features } from "./features.server";
import { type Command, CommandRefused, UsageError } from "./server/command.server";
import { formatError } from "./server/describe-error.server";
import { type Env, EnvError, readEnv } from "./server/env/env.server";
import { getOwn } from "./server/get-own";
import { createServices, type Services } from "./server/services.server";
import { makeFilesPrivate } from "./server/storage/private-files.server";

type Commands = Readonly<Record<string, Command>>;

/** `npm run admin`. Returns the exit code: 0 when done, 1 when refused, 2 for arguments that were not understood. */
async function main(args: string[]): Promise<number> {
  const env = readEnv(process.env);
  let services = await openServices(env, { mayBeAway: true });
  const { commands } = services.features;
  const command = getOwn(commands, args[0] ?? "");
  if (command && !command.leavesDatabase) {
    await closeServices(services);
    services = await openServices(env);
  }
  try {
    await run(services, services.features.commands, args);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error([error.message, usageOf(commands)].filter(Boolean).join("\n\n"));
      return 2;
    }
    if (!(error instanceof CommandRefused)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await closeServices(services);
  }
}

async function openServices(env: Env, options?: Parameters<typeof createServices>[2]): Promise<Services> {
  const services = createServices(env, features, options);
  // The running server sends what a command queues.
  await services.worker.stop();
  return services;
}

async function closeServices({ changes, db }: Services): Promise<void> {
  // `changes` may hold a database connection.
  changes.close();
  await db.close();
}

async function run(services: Services, commands: Commands, [name = "", ...rest]: string[]): Promise<void> {
  if (name === "--help" || name === "-h") return console.log(usageOf(commands));
  const command = getOwn(commands, name);
  if (!command) throw new UsageError();
  const { positionals, values } = parseArguments(command, rest);
  if (positionals.length !== (command.takes ?? 0)) throw new UsageError();
  if (!command.leavesDatabase) {
    await makeFilesPrivate(services);
    await migrate(services.db);
  }
  await command.run(positionals, values);
}

function parseArguments({ options = [] }: Command, args: string[]) {
  const texts = Object.fromEntries(options.map((name) => [name, { type: "string" as const }]));
  try {
    return parseArgs({ args, allowPositionals: true, options: texts });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function usageOf(commands: Commands): string {
  const lines = Object.entries(commands).map(([name, { usage = "", about }]) =>
    [`  npm run admin -- ${name} ${usage}`.trimEnd(), `      ${about}`].join("\n"),
  );
  return ["Commands:", ...lines].join("\n\n");
}

// Only the current user may read the files that a command writes, as in server.ts.
process.umask(0o077);

try {
  process.loadEnvFile(".env");
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof EnvError || error instanceof SchemaError ? error.message : formatError(error));
  process.exitCode = 1;
}
// A request that nobody answers, such as one to the storage, must not keep the process for minutes.
setTimeout(() => process.exit(), 1000).unref();

import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { COMMAND_LINE } from "../account/account-events.server";
import { type Command, CommandRefused, UsageError } from "../server/command.server";
import type { Services } from "../server/services.server";
import { isStorageNotFound } from "../server/storage/storage.server";
import { isEmailAddress } from "../server/text/clean-text";
import { collectPerson, describePerson } from "./collect-person.server";
import { type ErasurePlan, erasePerson, planErasure } from "./erase-person.server";
import { normalizeAddress } from "./find-records.server";

export const createPersonCommand = (services: Services): Command => ({
  usage: "<email> export|erase [--to <empty folder>] [--confirm <email>]",
  about:
    "Copies everything that is kept about an email address into a folder, or shows what erasing it would do. With --confirm and the address again, erases it.",
  takes: 2,
  options: ["to", "confirm"],
  async run([address = "", verb], { to, confirm }) {
    if (!isEmailAddress(address)) throw new UsageError(`"${address}" is not an email address.`);
    if (verb === "export") return exportPerson(services, address, to).catch(refuseClearly);
    if (verb !== "erase") throw new UsageError('The second argument is "export" or "erase".');
    const plan = await planErasure(services, address);
    printPlan(plan);
    if (plan.isEmpty) return;
    if (plan.isBlocked) throw new CommandRefused("Nothing was erased.");
    if (confirm === undefined) {
      console.log(`Nothing was erased yet. To erase it, add --confirm ${address}`);
      return;
    }
    if (normalizeAddress(confirm) !== normalizeAddress(address))
      throw new CommandRefused("--confirm has another address. Nothing was erased.");
    await erasePerson(services, address, COMMAND_LINE);
    console.log("Erased. Earlier backups still have the data until newer backups replace them.");
  },
});

function printPlan({ kinds, messages, mentions, hasConfirmation, accounts, isEmpty }: ErasurePlan): void {
  if (isEmpty) console.log("Nothing is kept about this address.");
  for (const { plural, deleted, anonymized, blocked } of kinds) {
    if (deleted > 0) console.log(`${plural}: ${deleted} to delete`);
    if (anonymized > 0) console.log(`${plural}: ${anonymized} to keep for the books, without personal details`);
    for (const { message, records } of blocked)
      console.log(`${records.map(({ name }) => name).join(", ")}: ${message}`);
  }
  if (messages > 0) console.log(`emails and webhooks: ${messages} to delete`);
  if (mentions > 0)
    console.log(`other people’s records that mention the address: ${mentions}, where "erased" replaces it`);
  if (hasConfirmation) console.log("whether the address is confirmed: to delete");
  for (const userId of accounts)
    console.log(`The account ${userId} has this address. Remove it first, or give it another address.`);
}

function refuseClearly(error: NodeJS.ErrnoException): never {
  throw error.syscall ? new CommandRefused(`The command failed: ${error.message}`) : error;
}

async function exportPerson(services: Services, address: string, to: string | undefined): Promise<void> {
  if (!to) throw new UsageError("export needs --to with an empty folder.");
  const { data, files } = describePerson(services, await collectPerson(services, address));
  await mkdir(join(to, "files"), { recursive: true });
  const present = (await readdir(to)).filter((name) => name !== "files");
  if (present.length > 0 || (await readdir(join(to, "files"))).length > 0)
    throw new CommandRefused(`${to} is not empty.`);
  for (const { name, path } of files) {
    try {
      const { body } = await services.storage.get(path);
      await pipeline(Readable.fromWeb(body as never), createWriteStream(join(to, name)));
    } catch (error) {
      if (!isStorageNotFound(error)) throw error;
      console.log(`${name} is not in the storage anymore.`);
    }
  }
  await writeFile(join(to, "data.json"), `${data}\n`);
  console.log(`${to} has data.json and ${files.length} ${files.length === 1 ? "file" : "files"}.`);
}

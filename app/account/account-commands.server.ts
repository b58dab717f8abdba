import { fstatSync } from "node:fs";
import { text } from "node:stream/consumers";
import { type Command, UsageError } from "../server/command.server";
import type { Services } from "../server/services.server";
import {
  changePassword,
  createAccount,
  type ListedAccount,
  listAccounts,
  removeAccount,
  removeSecondFactor,
} from "./accounts.server";
import { generatePassword } from "./password.server";

export function accountCommands(
  services: Pick<Services, "db" | "env" | "linkOrigin">,
): Readonly<Record<string, Command>> {
  const { db } = services;
  return {
    list: {
      about: "Lists the accounts.",
      run: async () => printAccounts(await listAccounts(db)),
    },
    create: {
      usage: '<user-id> --role admin|staff --name "<name>" [--email <address>]',
      about: "Creates an account. Reads the password from a pipe (its first line), or else makes one and prints it.",
      takes: 1,
      options: ["role", "name", "email"],
      run: async ([userId = ""], { role, name, email = "" }) => {
        if (!(role && name)) throw new UsageError("create needs --role and --name.");
        await withPassword(async (password) => {
          await createAccount(db, { userId, role, name, email, password });
          console.log(`The account "${userId}" is there, with role ${role}.`);
        });
      },
    },
    password: {
      usage: "<user-id>",
      about: "Sets a new password, read or made in the same way, and ends the account's sessions.",
      takes: 1,
      run: ([userId = ""]) =>
        withPassword(async (password) => {
          await changePassword(services, userId, password);
          console.log(`The account "${userId}" has a new password, and its sessions have ended.`);
        }),
    },
    "second-factor": {
      usage: "<user-id>",
      about: "Turns off two-step sign-in of an account, for somebody who lost the app.",
      takes: 1,
      run: async ([userId = ""]) => {
        await removeSecondFactor(services, userId);
        console.log(`Signing in to the account "${userId}" takes only its password now.`);
      },
    },
    remove: {
      usage: "<user-id>",
      about: "Removes an account and ends its sessions.",
      takes: 1,
      run: async ([userId = ""]) => {
        await removeAccount(db, userId);
        console.log(`The account "${userId}" is gone, and its sessions have ended.`);
      },
    },
  };
}

async function withPassword(work: (password: string) => Promise<void>): Promise<void> {
  const piped = await pipedPassword();
  const password = piped ?? generatePassword();
  await work(password);
  if (piped === null) console.log(`Its password, shown only this once: ${password}`);
}

async function pipedPassword(): Promise<string | null> {
  const input = fstatSync(0);
  if (!(input.isFIFO() || input.isFile() || input.isSocket())) return null;
  return (await text(process.stdin)).split(/\r?\n/, 1)[0] || null;
}

function printAccounts(accounts: ListedAccount[]): void {
  const rows = [
    ["USER ID", "ROLE", "ACCOUNT", "SECOND FACTOR", "NAME", "EMAIL"],
    ...accounts.map((a) => [a.userId, a.role, a.state, a.hasSecondFactor ? "on" : "off", a.name, a.email]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

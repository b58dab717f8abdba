import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

/** For argon2id, as recommended by the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Verified without an account, so that the response time does not reveal which accounts exist.
const DUMMY_HASH = "$argon2id$v=19$m=19456,t=2,p=1$qgHF0jiJBM84LffMyV3BOA$sbsU1vh0k4xE+JTRtX5wltfvNLB84iFy9225DnSlg/4";

/** Each hash takes 19 MiB and a thread of the pool that file system and DNS calls also use. */
const limitVerifications = pLimit(4);

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  return limitVerifications(async () => (await verify(passwordHash || DUMMY_HASH, password)) && Boolean(passwordHash));
}

// Without easily confused characters: i, l, o, 0, 1.
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

const GROUP = 5;

/** Each group has about 25 bits of entropy. */
export const generateCode = (groups: number): string => writeCode(groups, () => randomInt(ALPHABET.length));

/** Deterministic. Each character takes two bytes. */
export const toCode = (groups: number, bytes: Buffer): string =>
  writeCode(groups, (position) => bytes.readUInt16BE(position * 2) % ALPHABET.length);

function writeCode(groups: number, getIndex: (position: number) => number): string {
  const characters = Array.from({ length: groups * GROUP }, (_, position) => ALPHABET[getIndex(position)]);
  return Array.from({ length: groups }, (_, at) => characters.slice(at * GROUP, (at + 1) * GROUP).join("")).join("-");
}

export const generatePassword = (): string => generateCode(4);

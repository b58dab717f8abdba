import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** argon2id, the package's default, with the figures of the OWASP password storage recommendation: 19 MiB, 2 passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Nobody's password: checked where there is no account, so that the answer takes as long as for one that is there. */
const NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$qgHF0jiJBM84LffMyV3BOA$sbsU1vh0k4xE+JTRtX5wltfvNLB84iFy9225DnSlg/4";

/** So many at once: each takes 19 MiB and a thread, which file system and name look-ups need too. */
const AT_ONCE = 4;
let running = 0;
const waiting: (() => void)[] = [];

/** The hash to keep, in PHC string format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether `password` is the one of `kept`; without a hash (no such account, or one that lets nobody in) it never is. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return (await verify(kept || NOBODY, password)) && Boolean(kept);
  } finally {
    // Whoever waits takes over the place.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** Without the letters and digits that are taken for each other. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password that can be read out and typed: about 99 bits. */
export function makePassword(): string {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "../server/secrets.server";

/** RFC 6238 with what every authenticator app assumes: SHA-1, six digits, thirty seconds. */
const PERIOD_MS = 30_000;
const DIGITS = 6;
// Accepts one period earlier or later, for clocks that differ and slow typing.
const TOLERANCE = [0, -1, 1];
// RFC 4648.
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** 160 bits, as RFC 4226 recommends, in base32. */
export function createTotpSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join("");
}

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** RFC 4226, section 5.3. */
export function computeCode(secret: string, period: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const digest = createHmac("sha1", decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

export const getPeriod = (now: number): number => Math.floor(now / PERIOD_MS);

export function findPeriod(secret: string, code: string, now: number): number | null {
  const period = TOLERANCE.map((shift) => getPeriod(now) + shift).find((one) =>
    isSameSecret(code, computeCode(secret, one)),
  );
  return period ?? null;
}

/** https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function createTotpUri({
  secret,
  issuer,
  account,
}: {
  secret: string;
  issuer: string;
  account: string;
}): string {
  // In the label, a colon separates issuer and account.
  const label = [issuer, account].map((text) => encodeURIComponent(text.replaceAll(":", " "))).join(":");
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

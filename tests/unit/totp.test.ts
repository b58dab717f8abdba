import { expect, test } from "vitest";
import { describeBrowser } from "#app/account/own/describe-browser";
import { createUserId } from "#app/account/people/create-user-id";
import { computeCode, createTotpSecret, createTotpUri, findPeriod, getPeriod } from "#app/account/totp.server";

/** "12345678901234567890" in base32: the secret of RFC 6238, appendix B. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

// The last six of the eight digits there.
test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("at %i seconds the code is %s, as in the RFC's test vectors", (seconds, code) => {
  expect(computeCode(SECRET, getPeriod(seconds * 1000))).toBe(code);
});

test("a code is accepted half a minute early or late, and no longer", () => {
  const now = 1111111111000;
  for (const shift of [-1, 0, 1])
    expect(findPeriod(SECRET, computeCode(SECRET, getPeriod(now) + shift), now)).toBe(getPeriod(now) + shift);
  for (const shift of [-2, 2]) expect(findPeriod(SECRET, computeCode(SECRET, getPeriod(now) + shift), now)).toBeNull();
  for (const code of ["", "050471 ", "50471", "0504711"]) expect(findPeriod(SECRET, code, now)).toBeNull();
});

test("a secret has 160 bits in base32, and the QR code names the business and the account", () => {
  const secret = createTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(secret);
  const url = new URL(createTotpUri({ secret, issuer: "Cedar & Sons: Office", account: "sam" }));
  expect(url.protocol).toBe("otpauth:");
  expect(decodeURIComponent(url.pathname)).toMatch(/Cedar & Sons {2}Office:sam$/);
  expect(Object.fromEntries(url.searchParams)).toEqual({ secret, issuer: "Cedar & Sons: Office" });
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    "Chrome on Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on Mac"],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  ["Lynx/2.9.2 (Linux)", "A browser on Linux"],
  ["", "Unknown browser"],
])("%j is shown as %s", (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name);
});

test.each([
  ["Jürgen.Groß@müller.example", "jurgen.gross"],
  ["_.-sam@x.example", "sam"],
  ["山田@x.example", "colleague"],
  ["sam+office@x.example", "samoffice2"],
])("the user ID for %s is %s", (email, userId) => {
  expect(createUserId(email, new Set(["samoffice"]))).toBe(userId);
});

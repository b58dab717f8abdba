import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { countRows, listRows } from "#tests/support/database/rows";
import { attributesOf, fieldError, fieldValues, readPage, textOf } from "#tests/support/document";
import { findPerson } from "#tests/support/office/people";
import {
  codeOf,
  openSetup,
  postSetup,
  setUpSignedInSam,
  signInWithCode,
  switchFactorOn,
} from "#tests/support/office/second-factor";
import { signIn } from "#tests/support/office/sign-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";

const here = setUpSignedInSam();

describe("the setup", () => {
  test("shows a QR code and the key as text and, once, ten recovery codes after a correct code", async () => {
    const { page, secret, setup } = await openSetup(here.sam);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(attributesOf(page, "#second-factor svg path", "d")[0]).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/);
    const wrong = await postSetup(here.sam, { setup, code: "000000" });
    expect(wrong.status).toBe(400);
    expect(fieldError(wrong.page, "code")).toContain("This code isn’t right.");
    // The same key, so that nothing has to be scanned again.
    expect(fieldValues(wrong.page, "setup")).toEqual([setup]);
    expect((await findPerson(here.site, "sam"))?.totpSecret).toBeNull();

    const stranger = { setup, code: codeOf(secret), factor_password: "not the password" };
    const refused = await postSetup(here.sam, stranger);
    expect(fieldError(refused.page, "factor_password")).toBe("This isn’t your current password.");
    expect(fieldValues(refused.page, "setup")).toEqual([setup]);
    expect(await listQueuedEmails(here.site)).toEqual([]);

    const { codes } = await switchFactorOn(here);
    expect((await listQueuedEmails(here.site)).map(({ to, subject }) => [to, subject])).toEqual([
      ["sam@palmetto.example", "Two-step sign-in is on"],
    ]);
    expect(codes.length).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/);
    const later = textOf(await readPage(here.sam, paths.adminAccount), "#second-factor");
    expect(later).toContain("On. You sign in with your password and a code. You have 10 of 10 recovery codes left.");
    const stored = JSON.stringify(await listRows(here.site, "recoveryCodes"));
    for (const code of codes) expect(later + stored).not.toContain(code);
  });

  test("shows the same working codes in both answers if it is sent twice at once, as with a double click", async () => {
    const { secret, setup } = await openSetup(here.sam);
    const post = () => postSetup(here.sam, { setup, code: codeOf(secret) });
    const [first, second] = (await Promise.all([post(), post()])).map(({ codes }) => codes);
    expect(first).toHaveLength(10);
    expect(second).toEqual(first);
    expect(await listQueuedEmails(here.site)).toHaveLength(1);
    expect((await signInWithCode(first?.[0] ?? "", new Visitor(here.site))).status).toBe(303);
    // Once one of them is used, sending the form again shows none.
    expect((await post()).status).toBe(400);
  });

  test("rejects a key that was made for somebody else or altered", async () => {
    const { secret, setup } = await openSetup(here.sam);
    const admin = new Visitor(here.site);
    await signIn(admin);
    for (const [office, token] of [
      [admin, setup],
      [here.sam, `${setup.startsWith("A") ? "B" : "A"}${setup.slice(1)}`],
      [here.sam, ""],
    ] as const) {
      const refused = await postSetup(office, { setup: token, code: codeOf(secret) });
      expect(refused.status).toBe(400);
      expect(fieldError(refused.page, "code")).toContain("This QR code has expired.");
    }
    expect(await countRows(here.site, "recoveryCodes")).toBe(0);
  });
});

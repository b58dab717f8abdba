import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, countRows, emptyTables, listRows } from "#tests/support/database/rows";
import { attributesOf, fieldError, fieldValues, readPage, textOf, textsOf } from "#tests/support/document";
import { findPerson } from "#tests/support/office/people";
import { codeOf, openSetup, sendCode, switchFactorOn } from "#tests/support/office/second-factor";
import { PASSWORD, setUpAccounts, signIn } from "#tests/support/office/sign-in";
import { postInOffice } from "#tests/support/office/signed-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";

const here = setUpAccounts();
const SAM = { user_id: "sam", password: `${PASSWORD}!` };
let sam: Visitor;

beforeEach(async () => {
  await emptyTables(here.site, "recoveryCodes", "accountEvents", "outbox");
  await changeRows(here.site, "adminUsers", { userId: "sam" }, { email: "sam@palmetto.example" });
  sam = new Visitor(here.site);
  await signIn(sam, SAM);
});

describe("setting up", () => {
  test("shows a QR code, the key as text, and after a right code ten recovery codes, once", async () => {
    const { page, secret, setup } = await openSetup(sam);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(attributesOf(page, "#second-factor svg path", "d")[0]).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/);
    const wrong = await postInOffice(sam, `${paths.adminAccount}?setup`, {
      intent: "factor_on",
      setup,
      code: "000000",
      factor_password: SAM.password,
    });
    expect(wrong.status).toBe(400);
    expect(fieldError(wrong.page, "code")).toContain("This code isn’t right.");
    // The same key, so that nothing has to be scanned again.
    expect(fieldValues(wrong.page, "setup")).toEqual([setup]);
    expect((await findPerson(here.site, "sam"))?.totpSecret).toBeNull();

    const stranger = { intent: "factor_on", setup, code: codeOf(secret), factor_password: "not the password" };
    const refused = await postInOffice(sam, `${paths.adminAccount}?setup`, stranger);
    expect(fieldError(refused.page, "factor_password")).toBe("This isn’t your current password.");
    expect(fieldValues(refused.page, "setup")).toEqual([setup]);
    expect(await listQueuedEmails(here.site)).toEqual([]);

    const { codes } = await switchFactorOn(here.site, sam, "sam", SAM.password);
    expect((await listQueuedEmails(here.site)).map(({ to, subject }) => [to, subject])).toEqual([
      ["sam@palmetto.example", "Two-step sign-in is on"],
    ]);
    expect(codes.length).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/);
    const later = textOf(await readPage(sam, paths.adminAccount), "#second-factor");
    expect(later).toContain("On. You sign in with your password and a code. You have 10 of 10 recovery codes left.");
    const stored = JSON.stringify(await listRows(here.site, "recoveryCodes"));
    for (const code of codes) expect(later + stored).not.toContain(code);
  });

  test("sent twice at once, as with a double click, shows the same codes in both answers, which work", async () => {
    const { secret, setup } = await openSetup(sam);
    const fields = { intent: "factor_on", setup, code: codeOf(secret), factor_password: SAM.password };
    const post = () => postInOffice(sam, `${paths.adminAccount}?setup`, fields);
    const [first, second] = (await Promise.all([post(), post()])).map(({ page }) =>
      textsOf(page, "#second-factor ol li"),
    );
    expect(first).toHaveLength(10);
    expect(second).toEqual(first);
    expect(await listQueuedEmails(here.site)).toHaveLength(1);
    expect((await sendCode(new Visitor(here.site), { ...SAM, code: first?.[0] ?? "" })).status).toBe(303);
    // Once one of them is used, sending the form again shows none.
    expect((await post()).status).toBe(400);
  });

  test("takes no key that was made for somebody else or changed", async () => {
    const { secret, setup } = await openSetup(sam);
    const admin = new Visitor(here.site);
    await signIn(admin);
    const post = (office: Visitor, token: string) =>
      postInOffice(office, `${paths.adminAccount}?setup`, { intent: "factor_on", setup: token, code: codeOf(secret) });
    for (const [office, token] of [
      [admin, setup],
      [sam, `${setup.startsWith("A") ? "B" : "A"}${setup.slice(1)}`],
      [sam, ""],
    ] as const) {
      const refused = await post(office, token);
      expect(refused.status).toBe(400);
      expect(fieldError(refused.page, "code")).toContain("This QR code has expired.");
    }
    expect(await countRows(here.site, "recoveryCodes")).toBe(0);
  });
});

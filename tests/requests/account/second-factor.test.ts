import { describe, expect, test } from "vitest";
import { SIGN_IN_LIMITS } from "#app/account/sign-in-limits.server";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, countRows, insertRows } from "#tests/support/database/rows";
import {
  attributesOf,
  fieldError,
  fieldValues,
  hiddenFields,
  readDocument,
  readPage,
  textOf,
} from "#tests/support/document";
import { changePerson } from "#tests/support/office/people";
import { codeOf, SAM, setUpSignedInSam, signInWithCode, switchFactorOn } from "#tests/support/office/second-factor";
import { signIn } from "#tests/support/office/sign-in";
import { createSignedInVisitor, postInOffice } from "#tests/support/office/signed-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";

const here = setUpSignedInSam();

const sendCode = (code: string, visitor = new Visitor(here.site)) => signInWithCode(code, visitor);

describe("signing in", () => {
  test("asks for the code after the password, and starts no session before", async () => {
    const { secret } = await switchFactorOn(here);
    const visitor = new Visitor(here.site);
    const asked = await signIn(visitor, SAM);
    expect(asked.status).toBe(200);
    const page = await readDocument(asked);
    expect(textOf(page, "h1")).toBe("Enter your code");
    expect(hiddenFields(page, paths.adminSignIn)).not.toHaveProperty("password");
    expect((await visitor.get(paths.admin)).status).toBe(401);
    const wrong = await sendCode("000000", visitor);
    expect(wrong.status).toBe(400);
    expect(fieldError(await readDocument(wrong), "code")).toBe(
      "This code isn’t right, or it’s been used already. Enter the next code your app shows, or another recovery code.",
    );
    expect((await sendCode(codeOf(secret), visitor)).status).toBe(303);
    expect((await visitor.get(paths.admin)).status).toBe(200);
  });

  test("accepts each code of the app once, even if it is sent twice at once", async () => {
    const { secret } = await switchFactorOn(here);
    const code = codeOf(secret);
    const statuses = (await Promise.all([sendCode(code), sendCode(code)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([303, 400]);
    expect((await sendCode(code)).status).toBe(400);
    // An earlier one is over, too.
    expect((await sendCode(codeOf(secret, -1))).status).toBe(400);
    expect((await sendCode(codeOf(secret, 1))).status).toBe(303);
  });

  test("accepts each recovery code once, however it is typed, which the history shows", async () => {
    const { codes } = await switchFactorOn(here);
    const [first = "", second = ""] = codes;
    const both = await Promise.all([sendCode(first), sendCode(first)]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect((await sendCode(second.toUpperCase().replaceAll("-", " "))).status).toBe(303);
    expect(textOf(await readPage(here.sam, paths.adminAccount), "#second-factor")).toContain("8 of 10");
    expect(await countRows(here.site, "accountEvents", { event: "recovery_used" })).toBe(2);
    // Somebody else's codes are of no use.
    await insertRows(here.site, "adminUsers", {
      userId: "kim",
      role: "staff",
      name: "Kim",
      totpSecret: "A",
      passwordHash: "x",
    });
    expect((await sendCode(codes[2] ?? "")).status).toBe(303);
  });

  test("limits wrong codes from all networks together, but not passwords", async () => {
    const { secret } = await switchFactorOn(here);
    for (let i = 0; i < SIGN_IN_LIMITS.code; i++) expect((await sendCode("000000")).status).toBe(400);
    const limited = await sendCode(codeOf(secret));
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(textOf(await readDocument(limited), ".toast")).toMatch(/Too many tries\. Wait 1[45] minutes\./);
    expect((await signIn(new Visitor(here.site), SAM)).status).toBe(200);
  });

  test("rejects a code sent with another person's, an outdated or a forged sign-in token", async () => {
    const { secret } = await switchFactorOn(here);
    const page = await readDocument(signIn(new Visitor(here.site), SAM));
    const [pending = ""] = fieldValues(page, "pending");
    const post = (token: string) =>
      signIn(new Visitor(here.site), { pending: token, code: codeOf(secret), password: "" });
    for (const token of ["", "x.y.sam", pending.replace(/\.sam$/, ".admin"), `9${pending}`]) {
      const refused = await post(token);
      expect(refused.status, token).toBe(400);
      expect(textOf(await readDocument(refused), "main"), token).toContain("That took too long. Sign in again.");
    }
    await changeRows(here.site, "adminUsers", { userId: "sam" }, { passwordHash: "another" });
    expect((await post(pending)).status).toBe(400);
  });
});

describe("switching off", () => {
  test("requires the current password, like new recovery codes, which replace the earlier ones", async () => {
    const { codes } = await switchFactorOn(here);
    const fields = { factor_off: "factor_password", new_codes: "codes_password" };
    const post = (intent: keyof typeof fields, password: string) =>
      postInOffice(here.sam, paths.adminAccount, { intent, [fields[intent]]: password });
    for (const intent of ["factor_off", "new_codes"] as const) {
      const { page } = await post(intent, "not this one");
      expect(fieldError(page, fields[intent])).toBe("This isn’t your current password.");
      expect(attributesOf(page, `form:has([name=${fields[intent]}]) button`, "value")).toEqual([intent]);
    }
    const fresh = await post("new_codes", SAM.password);
    expect(textOf(fresh.page, "#second-factor ol")).not.toContain(codes[0]);
    expect((await sendCode(codes[0] ?? "")).status).toBe(400);
    expect((await post("factor_off", SAM.password)).title).toBe("Two-Step Sign-In Turned Off");
    expect(await countRows(here.site, "recoveryCodes")).toBe(0);
    expect((await signIn(new Visitor(here.site), SAM)).status).toBe(303);
  });

  test("can be done by an admin for a colleague, and is recorded and emailed", async () => {
    await switchFactorOn(here);
    const admin = await createSignedInVisitor(here.site);
    expect((await changePerson(admin, "sam", "factor_off")).title).toBe("Two-Step Sign-In Turned Off");
    expect((await signIn(new Visitor(here.site), SAM)).status).toBe(303);
    const [email] = await listQueuedEmails(here.site, "account-factor-off");
    expect(email).toMatchObject({ to: "sam@palmetto.example", subject: "Two-step sign-in is off" });
    expect(email?.text).toMatch(/Changed by +Admin/);
    expect(textOf(await readPage(admin, paths.adminPerson("sam")), '[aria-labelledby="history"]')).toContain(
      "Two-step sign-in turned off",
    );
    expect((await changePerson(admin, "sam", "factor_off")).title).toBe("Nothing Changed");
  });
});

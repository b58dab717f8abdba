import { beforeEach } from "vitest";
import { computeCode, getPeriod } from "#app/account/totp.server";
import { paths } from "#app/paths";
import { Visitor } from "../browser/visitor";
import { changeRows, emptyTables } from "../database/rows";
import { fieldValues, readDocument, readPage, textOf, textsOf } from "../document";
import { type Accounts, PASSWORD, setUpAccounts, signIn } from "./sign-in";
import { postInOffice } from "./signed-in";

/** What Sam signs in with. */
export const SAM = { user_id: "sam", password: `${PASSWORD}!` };

interface SignedInAccounts extends Accounts {
  sam: Visitor;
}

/** Each test starts with Sam, who has an email address and no second factor, signed in. */
export function setUpSignedInSam(): SignedInAccounts {
  const accounts = setUpAccounts() as SignedInAccounts;
  const { site } = accounts;
  beforeEach(async () => {
    await emptyTables(site, "recoveryCodes", "accountEvents", "outbox");
    await changeRows(site, "adminUsers", { userId: SAM.user_id }, { email: "sam@palmetto.example" });
    accounts.sam = new Visitor(site);
    await signIn(accounts.sam, SAM);
  });
  return accounts;
}

export const codeOf = (secret: string, shift = 0) => computeCode(secret, getPeriod(Date.now()) + shift);

/** What the screen offers to scan. */
export async function openSetup(office: Visitor) {
  const page = await readPage(office, `${paths.adminAccount}?setup`);
  const secret = /Key: ((?:[A-Z2-7]{4} ?){8})/.exec(textOf(page, "#second-factor"))?.[1]?.replaceAll(" ", "") ?? "";
  const [setup = ""] = fieldValues(page, "setup");
  return { page, secret, setup };
}

/** Sends the form that `openSetup` opened, with Sam's password by default. */
export async function postSetup(office: Visitor, fields: { setup: string; code: string; factor_password?: string }) {
  const answer = await postInOffice(office, `${paths.adminAccount}?setup`, {
    intent: "factor_on",
    factor_password: SAM.password,
    ...fields,
  });
  return { ...answer, codes: textsOf(answer.page, "#second-factor ol li") };
}

/** Returns the secret and the recovery codes. Codes of the app count as unused. */
export async function switchFactorOn({ site, sam }: SignedInAccounts) {
  const { secret, setup } = await openSetup(sam);
  const { codes } = await postSetup(sam, { setup, code: codeOf(secret) });
  await changeRows(site, "adminUsers", { userId: SAM.user_id }, { totpPeriod: 0 });
  return { secret, codes };
}

/** Signs in as Sam with the password, then with the code. */
export async function signInWithCode(code: string, visitor: Visitor) {
  const page = await readDocument(signIn(visitor, SAM));
  const [to = "", pending = ""] = ["to", "pending"].map((name) => fieldValues(page, name)[0]);
  return signIn(visitor, { ...SAM, code, to, pending, password: "" });
}

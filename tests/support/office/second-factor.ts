import { computeCode, getPeriod } from "#app/account/totp.server";
import { paths } from "#app/paths";
import type { Visitor } from "../browser/visitor";
import { changeRows } from "../database/rows";
import { fieldValues, readDocument, readPage, textOf, textsOf } from "../document";
import type { Site } from "../site";
import { signIn } from "./sign-in";
import { postInOffice } from "./signed-in";

export const codeOf = (secret: string, shift = 0) => computeCode(secret, getPeriod(Date.now()) + shift);

/** What the screen offers to scan. */
export async function openSetup(office: Visitor) {
  const page = await readPage(office, `${paths.adminAccount}?setup`);
  const secret = /Key: ((?:[A-Z2-7]{4} ?){8})/.exec(textOf(page, "#second-factor"))?.[1]?.replaceAll(" ", "") ?? "";
  const [setup = ""] = fieldValues(page, "setup");
  return { page, secret, setup };
}

/** Returns the secret and the recovery codes. Codes of the app count as unused. */
export async function switchFactorOn(site: Site, office: Visitor, userId: string, password: string) {
  const { secret, setup } = await openSetup(office);
  const fields = { intent: "factor_on", setup, code: codeOf(secret), factor_password: password };
  const { page } = await postInOffice(office, `${paths.adminAccount}?setup`, fields);
  await changeRows(site, "adminUsers", { userId }, { totpPeriod: 0 });
  return { secret, codes: textsOf(page, "#second-factor ol li") };
}

/** Signs in with the password, then with the code. */
export async function sendCode(visitor: Visitor, fields: { user_id: string; password: string; code: string }) {
  const page = await readDocument(signIn(visitor, { user_id: fields.user_id, password: fields.password }));
  const [to = "", pending = ""] = ["to", "pending"].map((name) => fieldValues(page, name)[0]);
  return signIn(visitor, { ...fields, to, pending, password: "" });
}

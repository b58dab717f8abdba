import { computeCode, getPeriod } from "#app/account/totp.server";
import { paths } from "#app/paths";
import type { Visitor } from "../browser/visitor";
import { changeRows } from "../database/rows";
import { fieldValues, readPage, textOf, textsOf } from "../document";
import type { Site } from "../site";
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

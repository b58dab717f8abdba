import { paths } from "#app/paths";
import { redirectWithFlash } from "#app/server/http/flash.server";
import { cleanLine } from "#app/server/text/clean-text";
import { createRecoveryCodes, switchFactorOff, switchFactorOn } from "../second-factor.server";
import { done, findOwnPasswordProblem, type Post, type Result, refuse } from "./account-post.server";
import { accountFailed } from "./account-texts";
import { createSetup, readSetupToken } from "./load-account.server";

export async function receiveFactorPost(post: Post): Promise<Result> {
  const { context, fields, user } = post;
  if (fields.get("intent") === "factor_on") return receiveSwitchOn(post);
  const field = fields.get("intent") === "factor_off" ? "factor_password" : "codes_password";
  const problem = await findOwnPasswordProblem(post, field);
  if (problem) return refuse({ [field]: problem });
  const change = { userId: user.userId, actor: user.name || user.userId };
  if (fields.get("intent") === "factor_off") {
    await switchFactorOff(context, change);
    return done(post, "Two-Step Sign-In Turned Off", "You now sign in with your password alone.");
  }
  const codes = await createRecoveryCodes(context, change);
  return codes
    ? { answer: { errors: {}, codes }, status: 200 }
    : redirectWithFlash(context, paths.adminAccount, accountFailed);
}

async function receiveSwitchOn(post: Post): Promise<Result> {
  const { context, fields, user } = post;
  const { userId } = user;
  const known = readSetupToken(context, userId, fields.get("setup") ?? "");
  if (!known) {
    const setup = await createSetup(context, userId);
    return refuse({ code: "This QR code has expired. Scan the new one and enter the code your app shows." }, { setup });
  }
  const wrong = await findOwnPasswordProblem(post, "factor_password");
  const code = cleanLine(fields.get("code") ?? "");
  if (wrong || !code) {
    const errors: Record<string, string> = {};
    if (!code) errors.code = "Enter the code that your app shows.";
    if (wrong) errors.factor_password = wrong;
    return refuse(errors, { setup: await createSetup(context, userId, known) });
  }
  const change = { userId, actor: user.name || userId, secret: known.secret, code };
  const codes = await switchFactorOn(context, change);
  if (codes) return { answer: { errors: {}, codes }, status: 200 };
  const setup = await createSetup(context, userId, known);
  return refuse(
    {
      code: "This code isn’t right. Enter the newest code from your app. If that fails too, check your phone’s clock.",
    },
    { setup },
  );
}

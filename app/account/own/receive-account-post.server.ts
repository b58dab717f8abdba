import { and, eq, ne } from "drizzle-orm";
import { sendTestEmail, TOO_MANY_TESTS } from "#app/notifications/test-email.server";
import { paths } from "#app/paths";
import { readOrCreateFormId } from "#app/server/forms/submission-keys.server";
import { findTextProblem } from "#app/server/forms/text-field";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { cleanLine } from "#app/server/text/clean-text";
import { recordAccountEvent } from "../account-events.server";
import { readSessionHash } from "../auth.server";
import { rememberBrowser } from "../known-browser.server";
import { type AccountRow, lockAccounts } from "../lock-accounts.server";
import { isChoicesPost, receiveChoicesPost } from "../notifications/receive-choices-post.server";
import { hashPassword } from "../password.server";
import { findPasswordProblem } from "../password-rules";
import { isNameTaken, NAME_TAKEN } from "../people/person-columns.server";
import { nameField } from "../people/person-fields";
import { storePassword } from "../store-password.server";
import { done, findOwnPasswordProblem, type Post, type Result, refuse } from "./account-post.server";
import { accountFailed } from "./account-texts";
import { receiveFactorPost } from "./receive-factor-post.server";

export async function receiveAccountPost(post: Post): Promise<Result> {
  const { context, fields } = post;
  if (isChoicesPost(fields)) return receiveOwnChoices(post);
  switch (fields.get("intent")) {
    case "save_name":
      return receiveName(post);
    case "change_password":
      return receivePassword(post);
    case "send_test_email":
      return receiveTest(post);
    case "end_session":
    case "end_other_sessions":
      return receiveSignOut(post);
    case "factor_on":
    case "factor_off":
    case "new_codes":
      return receiveFactorPost(post);
    default:
      return redirectWithFlash(context, paths.adminAccount, accountFailed);
  }
}

async function receiveOwnChoices({ context, fields, user }: Post): Promise<Result> {
  const name = user.name || user.userId;
  const result = await receiveChoicesPost(context, { userId: user.userId, name, actor: name, fields });
  if ("refused" in result) return { answer: result.refused, status: result.status };
  return redirectWithFlash(context, `${paths.adminAccount}#notifications`, result.toast);
}

async function receiveTest({ context, fields, user }: Post): Promise<Result> {
  if (!user.email) return redirectWithFlash(context, paths.adminAccount, accountFailed);
  const formId = readOrCreateFormId(fields.get("form_id"));
  const testId = await sendTestEmail(context, { to: user.email, actor: user.name || user.userId, formId });
  if (testId === null) {
    const toast: Flash = { title: "Not Sent", description: TOO_MANY_TESTS, tone: "error" };
    return redirectWithFlash(context, `${paths.adminAccount}#notifications`, toast);
  }
  const toast: Flash = { title: "Test Email Queued", description: `For ${user.email}.`, tone: "info" };
  return redirectWithFlash(context, `${paths.adminAccount}?test=${testId}#notifications`, toast);
}

async function receiveName(post: Post): Promise<Result> {
  const { context, fields, user } = post;
  const { db } = context;
  const { adminUsers } = db.tables;
  const { userId } = user;
  const name = cleanLine(fields.get("name") ?? "");
  const problem = findTextProblem(nameField, name);
  if (problem) return refuse({ name: problem }, { name });
  const isTaken = await db.transact(async (tx) => {
    const account = await lockAccounts(db, tx, userId);
    if (!account || account.name === name) return false;
    if (await isNameTaken(context, tx, name, userId)) return true;
    await tx.update(adminUsers).set({ name }).where(eq(adminUsers.userId, userId));
    const texts = { before: { name: account.name }, after: { name } };
    await recordAccountEvent(db, tx, { userId, actor: account.name || userId, event: "edited", ...texts });
    return false;
  });
  if (isTaken) return refuse({ name: NAME_TAKEN }, { name });
  return done(post, "Name Saved", `${name}.`);
}

async function receivePassword(post: Post): Promise<Result> {
  const { context, request, fields, user } = post;
  const { db } = context;
  const password = fields.get("new_password") ?? "";
  const wrong = await findOwnPasswordProblem(post, "password");
  const isOld = !wrong && password === fields.get("password");
  const weak = isOld ? "This is your current password. Choose another one." : findPasswordProblem(password);
  if (wrong || weak) return refuse({ ...(wrong ? { password: wrong } : {}), ...(weak ? { new_password: weak } : {}) });
  const passwordHash = await hashPassword(password);
  const keptSession = await readSessionHash(context, request);
  const account = await db.transact(async (tx): Promise<AccountRow | undefined> => {
    const found = await lockAccounts(db, tx, user.userId);
    if (found)
      await storePassword(context, tx, {
        account: found,
        passwordHash,
        actor: user.name,
        event: "password",
        keptSession,
      });
    return found;
  });
  const response = await done(post, "Password Changed", "You stay signed in here. All other sessions have ended.");
  if (account)
    response.headers.append("Set-Cookie", await rememberBrowser(context, { ...account, passwordHash }, null));
  return response;
}

async function receiveSignOut(post: Post): Promise<Result> {
  const { context, request, fields, user } = post;
  const { sessions } = context.db.tables;
  const current = await readSessionHash(context, request);
  const isOne = fields.get("intent") === "end_session";
  const which = isOne ? eq(sessions.idHash, fields.get("session") ?? "") : ne(sessions.idHash, current ?? "");
  await context.db.transact((tx) => tx.delete(sessions).where(and(eq(sessions.userId, user.userId), which)));
  return done(post, "Signed Out", isOne ? "That session has ended." : "All other sessions have ended.");
}

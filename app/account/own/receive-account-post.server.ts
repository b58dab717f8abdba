import { and, eq, ne } from "drizzle-orm";
import { sendTestEmail } from "#app/notifications/test-email.server";
import { paths } from "#app/paths";
import { readOrCreateFormId } from "#app/server/forms/submission-keys.server";
import { findTextProblem } from "#app/server/forms/text-field";
import type { RequestContext } from "#app/server/http/context.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { cleanLine } from "#app/server/text/clean-text";
import { recordAccountEvent } from "../account-events.server";
import { readSessionHash, type User } from "../auth.server";
import { checkPassword, SignInError } from "../authenticate.server";
import { findAccount } from "../find-account.server";
import { rememberBrowser } from "../known-browser.server";
import { type AccountRow, lockAccounts } from "../lock-accounts.server";
import type { RefusedChoices } from "../notifications/choice-texts";
import { isChoicesPost, receiveChoicesPost } from "../notifications/receive-choices-post.server";
import { hashPassword } from "../password.server";
import { describeWait, findPasswordProblem } from "../password-rules";
import { isNameTaken } from "../people/person-columns.server";
import { nameField } from "../people/person-fields";
import { createRecoveryCodes, switchFactorOff, switchFactorOn } from "../second-factor.server";
import { storePassword } from "../store-password.server";
import { accountFailed } from "./account-texts";
import { createSetup, readSetupToken } from "./load-account.server";

type Setup = Awaited<ReturnType<typeof createSetup>>;

/** What the screen shows after a post that does not redirect. */
export interface AccountAnswer {
  /** By the name of the field. */
  errors: Record<string, string>;
  name?: string;
  setup?: Setup;
  /** Shown only now. */
  codes?: string[];
}

type Result = Response | { answer: AccountAnswer | RefusedChoices; status: number };

interface Post {
  context: RequestContext;
  request: Request;
  user: User;
  fields: URLSearchParams;
}

const refuse = (errors: Record<string, string>, more: Partial<AccountAnswer> = {}): Result => ({
  answer: { errors, ...more },
  status: 400,
});

const done = ({ context }: Post, title: string, description: string): Promise<Response> =>
  redirectWithFlash(context, paths.adminAccount, { title, description, tone: "info" } satisfies Flash);

export async function receiveAccountPost(post: Post): Promise<Result> {
  const { context, fields, user } = post;
  const change = { userId: user.userId, actor: user.name || user.userId };
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
      return receiveFactor(post);
    case "factor_off": {
      const problem = await findOwnPasswordProblem(post, "factor_password");
      if (problem) return refuse({ factor_password: problem });
      await switchFactorOff(context, change);
      return done(post, "Second Factor Switched Off", "You now sign in with your password alone.");
    }
    case "new_codes": {
      const problem = await findOwnPasswordProblem(post, "factor_password");
      if (problem) return refuse({ factor_password: problem });
      const codes = await createRecoveryCodes(context, change);
      return codes
        ? { answer: { errors: {}, codes }, status: 200 }
        : redirectWithFlash(context, paths.adminAccount, accountFailed);
    }
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
  if (isTaken) return refuse({ name: "A colleague already has this name. Please add an initial to yours." }, { name });
  return done(post, "Name Saved", `${name}.`);
}

/** The password has to be the account's. Attempts count like those of signing in. */
async function findOwnPasswordProblem({ context, request, user, fields }: Post, field: string): Promise<string | null> {
  const account = await findAccount(context, user.userId);
  try {
    await checkPassword(context, request, { account, password: fields.get(field) ?? "" });
    return null;
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    if (error.retryAfter === 0) return "This isn’t your current password.";
    return `Too many tries. Please wait ${describeWait(error.retryAfter)}.`;
  }
}

async function receivePassword(post: Post): Promise<Result> {
  const { context, request, fields, user } = post;
  const { db } = context;
  const password = fields.get("new_password") ?? "";
  const wrong = await findOwnPasswordProblem(post, "password");
  const weak = findPasswordProblem(password);
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

async function receiveFactor(post: Post): Promise<Result> {
  const { context, fields, user } = post;
  const { userId } = user;
  const known = readSetupToken(context, userId, fields.get("setup") ?? "");
  if (!known) {
    const setup = await createSetup(context, userId);
    return refuse(
      { code: "This QR code has expired. Please scan the new one and enter the code your app shows." },
      { setup },
    );
  }
  const wrong = await findOwnPasswordProblem(post, "factor_password");
  if (wrong) return refuse({ factor_password: wrong }, { setup: await createSetup(context, userId, known) });
  const change = { userId, actor: user.name || userId, secret: known.secret, code: fields.get("code") ?? "" };
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

import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import type { User } from "../auth.server";
import { checkPassword, SignInError } from "../authenticate.server";
import { findAccount } from "../find-account.server";
import type { RefusedChoices } from "../notifications/choice-texts";
import { describeWait } from "../password-rules";
import type { createSetup } from "./load-account.server";

type Setup = Awaited<ReturnType<typeof createSetup>>;

export interface AccountAnswer {
  errors: Record<string, string>;
  name?: string;
  setup?: Setup;
  codes?: string[];
}

export type Result = Response | { answer: AccountAnswer | RefusedChoices; status: number };

export interface Post {
  context: RequestContext;
  request: Request;
  user: User;
  fields: URLSearchParams;
}

export const refuse = (errors: Record<string, string>, more: Partial<AccountAnswer> = {}): Result => ({
  answer: { errors, ...more },
  status: 400,
});

export const done = ({ context }: Post, title: string, description: string): Promise<Response> =>
  redirectWithFlash(context, paths.adminAccount, { title, description, tone: "info" } satisfies Flash);

export async function findOwnPasswordProblem(
  { context, request, user, fields }: Post,
  field: string,
): Promise<string | null> {
  if (!fields.get(field)) return "Enter your current password.";
  const account = await findAccount(context, user.userId);
  try {
    await checkPassword(context, request, { account, password: fields.get(field) ?? "" });
    return null;
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    if (error.retryAfter === 0) return "This isn’t your current password.";
    return `Too many tries. Wait ${describeWait(error.retryAfter)}.`;
  }
}

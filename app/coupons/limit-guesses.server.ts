import type { RequestContext } from "../server/http/context.server";

// Per IP address and over all forms, so that nobody finds codes by trying.
const WRONG_CODES_PER_HOUR = 30;

export const TOO_MANY_GUESSES =
  "We got a lot of wrong codes from your network in the past hour. Please wait a few minutes and try again.";

/** Counts the code if the result of `check` is wrong. @returns null after too many wrong codes */
export async function limitGuesses<Result>(
  { limiter, clientIp }: Pick<RequestContext, "limiter" | "clientIp">,
  check: () => Promise<Result>,
  isWrong: (result: Result) => boolean,
): Promise<Result | null> {
  if (!(await limiter.allows("coupon code", clientIp, WRONG_CODES_PER_HOUR))) return null;
  let isGuess = false;
  try {
    const result = await check();
    isGuess = isWrong(result);
    return result;
  } finally {
    if (!isGuess) await limiter.giveBack("coupon code", clientIp, WRONG_CODES_PER_HOUR);
  }
}

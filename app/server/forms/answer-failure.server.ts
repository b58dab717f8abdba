import type { RequestContext } from "../http/context.server";

/** Returns `failure` if `work` throws an error, which it logs. Throws responses, such as a 404, again. */
export async function answerFailure<Result, Failure>(
  { log, requestId }: Pick<RequestContext, "log" | "requestId">,
  work: Promise<Result>,
  failure: Failure,
): Promise<Result | { refused: Failure; status: 503 }> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.error({ err: error, id: requestId }, "a change failed");
    return { refused: failure, status: 503 };
  }
}

import type { RequestContext } from "../http/context.server";

/** Logs an error of `work` and returns `failure` instead. Responses, such as a 404, are rethrown. */
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

import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  redirect,
  type ShouldRevalidateFunction,
} from "@remix-run/react";

/** What a post gives that was not answered. */
export interface Lost {
  lost: true;
}

/** A status or a redirect is an answer; all else is a server that cannot be reached or that broke. */
const isAnswer = (error: unknown) => error instanceof Response || isRouteErrorResponse(error);

/** Posts, and gives `instead` where no answer comes: the page stays as it is, with all that is typed. */
export async function postOr<Answer, Instead extends object>(
  { serverAction }: Pick<ClientActionFunctionArgs, "serverAction">,
  instead: Instead,
): Promise<Answer | (Instead & Lost)> {
  try {
    return (await serverAction<Answer>()) as Answer;
  } catch (error) {
    if (isAnswer(error)) throw error;
    console.warn(error);
    return { ...instead, lost: true };
  }
}

/** Loads what a screen shows, and gives `instead` where no answer comes for the page that is open already. */
export async function reloadOr<Loaded, Instead>(
  { request, serverLoader }: Pick<ClientLoaderFunctionArgs, "request" | "serverLoader">,
  instead: Instead,
): Promise<Loaded | Instead> {
  try {
    return (await serverLoader<Loaded>()) as Loaded;
  } catch (error) {
    if (isAnswer(error) || new URL(request.url).pathname !== location.pathname) throw error;
    console.warn(error);
    return instead;
  }
}

/** So long a document may take before the screen that is still there goes on as it was. */
const LEAVING_MS = 5000;

/**
 * Takes a step to another screen as data and, where no answer comes, as a document: then the browser, or the office's
 * offline worker, says what is the matter at the address that was asked for, and not a page that calls it our mistake.
 * Whoever is asked and stays keeps the screen. `instead` is for the screen that is open, which only asks again.
 */
export async function stepOrDocument<Loaded>(
  { request, serverLoader }: Pick<ClientLoaderFunctionArgs, "request" | "serverLoader">,
  instead: Loaded,
): Promise<Loaded> {
  try {
    return (await serverLoader<Loaded>()) as Loaded;
  } catch (error) {
    if (isAnswer(error) || request.signal.aborted) throw error;
    const { pathname, search } = new URL(request.url);
    if (pathname + search === location.pathname + location.search) return instead;
    location.assign(request.url);
    await new Promise((stayed) => setTimeout(stayed, LEAVING_MS));
    throw redirect(location.pathname + location.search);
  }
}

/** Where a post got no answer, asking for the page again would most likely get none either, and put an error in its place. */
export const unlessLost: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  !isLost(actionResult) && defaultShouldRevalidate;

/** Whether this is what `postOr` gave instead of an answer. */
export function isLost(result: unknown): result is Lost {
  return typeof result === "object" && result !== null && "lost" in result;
}

import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { paths } from "#app/paths";

/** What a post gives that was not answered. */
export interface Lost {
  lost: true;
}

/** A status or a redirect is an answer; all else is a server that cannot be reached or that broke. */
const isAnswer = (error: unknown): error is { status: number } =>
  error instanceof Response || isRouteErrorResponse(error);

/**
 * Posts, and gives `instead` where no answer comes: the page stays as it is, with all that is typed. The same when the
 * session has ended while the page holds typed text that is not in this post: the sign-in card would replace it.
 */
export async function postOr<Answer, Instead extends object>(
  { request, serverAction }: Pick<ClientActionFunctionArgs, "request" | "serverAction">,
  instead: Instead,
): Promise<Answer | (Instead & Lost)> {
  clearToast();
  const sent = await request.clone().formData();
  try {
    return (await serverAction<Answer>()) as Answer;
  } catch (error) {
    if (isStatus(error, 401) && screen?.holdsTyped(sent)) {
      say(notMade, request);
      return { ...instead, lost: true };
    }
    if (isAnswer(error)) throw error;
    console.warn(error);
    return { ...instead, lost: true };
  }
}

/** The toast for navigation that got no answer. */
export interface LostToast {
  title: string;
  description?: string;
  tone: "error" | "info";
}

const failures: [start: string, description: string][] = [
  [paths.adminDealflow, "Failed to load applications."],
  [paths.adminOutbox, "Failed to load messages."],
  [paths.adminMetrics, "Failed to load metrics."],
  [paths.adminTrash, "Failed to load the trash."],
  [paths.admin, "Failed to fetch submissions"],
];

/** The toast for a screen of the office that could not be loaded. */
export function failureAt(pathname: string): LostToast {
  const known = failures.find(([start]) => pathname.startsWith(start));
  return { title: "Error", description: known?.[1] ?? "Failed to load the page.", tone: "error" };
}

/** Shown instead of the sign-in card, which would replace what is typed. */
const sessionEnded: LostToast = {
  title: "Session Ended",
  description: "What you have typed stays here. Save it, and sign in when asked.",
  tone: "error",
};

/** The same after a post that was not accepted. */
const notMade: LostToast = {
  ...sessionEnded,
  description: "This change was not made. What you have typed stays here. Save it first, and sign in when asked.",
};

/** The office's screen that is open in this window. */
export interface OpenScreen {
  /** Path and query. */
  address: string;
  /** The data of a route; undefined for a route that is not on it. */
  dataOf: (routeId: string) => unknown;
  /** Cancels the navigation under way, so that the screen and its address stay. */
  stay: () => void;
  isStaying: boolean;
  say: (toast: LostToast | null) => void;
  /** Whether it has unsaved text, apart from what was `sent`. */
  holdsTyped: (sent?: FormData) => boolean;
}

let screen: OpenScreen | null = null;
/**
 * The last request that got no answer, or "offline" if none was made. Navigation asks for all its routes with one
 * request.
 */
let unanswered: Request | "offline" | null = null;

/** Makes this the open screen. Returns a function that undoes it. */
export function openScreen(opened: OpenScreen): () => void {
  screen = opened;
  return () => {
    if (screen === opened) screen = null;
  };
}

/**
 * Loads what a route of the office shows. When no answer comes, the open screen stays as it is, with its selection and
 * what is typed, and a toast says what failed. `isRead`: whether the server could read what it was asked for.
 */
export async function loadOrStay<Loaded>(
  { request, serverLoader }: Pick<ClientLoaderFunctionArgs, "request" | "serverLoader">,
  routeId: string,
  isRead: (loaded: Loaded) => boolean = () => true,
): Promise<Loaded> {
  const { pathname, search } = new URL(request.url);
  const isOpen = () => screen?.address === pathname + search;
  const shown = () => screen?.dataOf(routeId) as Loaded | undefined;
  if (isOpen() && screen?.isStaying && shown() !== undefined) return shown() as Loaded;
  let loaded: Loaded | undefined;
  try {
    loaded = (await serverLoader<Loaded>()) as Loaded;
    if (isRead(loaded)) {
      if (unanswered && unanswered !== request) say(null);
      return loaded;
    }
  } catch (error) {
    if (isStatus(error, 401) && isOpen() && shown() !== undefined && screen?.holdsTyped()) {
      if (unanswered !== request) say(sessionEnded, request);
      return shown() as Loaded;
    }
    if (isAnswer(error) || request.signal.aborted || !screen) throw error;
    console.warn(error);
  }
  if (request.signal.aborted || !screen) return loaded as Loaded;
  if (unanswered !== request) say(failureAt(pathname), request);
  if (isOpen()) return (shown() ?? loaded) as Loaded;
  screen.stay();
  // Canceling the navigation aborts its request.
  return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
}

/** Says on the open screen that a post failed. */
export function tellOnScreen(toast: LostToast): void {
  say(toast);
}

/** Says that something was not even tried for want of a connection. */
export function tellOffline(toast: LostToast): void {
  say(toast, "offline");
}

/** Takes the toast away: it would hide what is said next. */
export function clearToast(): void {
  say(null);
}

const isStatus = (error: unknown, status: number) => isAnswer(error) && error.status === status;

function say(toast: LostToast | null, request: typeof unanswered = null): void {
  unanswered = request;
  screen?.say(toast);
}

/** When a post got no answer, asking for the page again would most likely get none either. */
export const unlessLost: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  !isLost(actionResult) && defaultShouldRevalidate;

/** Whether this is what `postOr` gave instead of an answer. */
export function isLost(result: unknown): result is Lost {
  return typeof result === "object" && result !== null && "lost" in result;
}

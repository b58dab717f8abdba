import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
} from "@remix-run/react";

export interface ConnectionLost {
  lost: true;
}

const isAnswer = (error: unknown): error is { status: number } =>
  error instanceof Response || isRouteErrorResponse(error);

/** Returns `fallback` if there is no response, or if signing in would replace the page's other unsaved text. */
export async function postWithFallback<Answer, Fallback extends object>(
  { request, serverAction }: Pick<ClientActionFunctionArgs, "request" | "serverAction">,
  fallback: Fallback,
): Promise<Answer | (Fallback & ConnectionLost)> {
  clearToast();
  const sent = await request.clone().formData();
  try {
    return (await serverAction<Answer>()) as Answer;
  } catch (error) {
    if (isStatus(error, 401) && screen?.hasUnsavedText(sent)) {
      show(changeNotMade, request);
      return { ...fallback, lost: true };
    }
    if (isAnswer(error)) throw error;
    console.warn(error);
    return { ...fallback, lost: true };
  }
}

export interface ScreenToast {
  title: string;
  description?: string;
  tone: "error" | "info";
}

const sessionEnded: ScreenToast = {
  title: "Session Ended",
  description: "What you typed stays here. Save it, then sign in when we ask.",
  tone: "error",
};

const changeNotMade: ScreenToast = {
  ...sessionEnded,
  description: "We didn’t make this change. What you typed stays here. Save it first, then sign in when we ask.",
};

export interface OpenScreen {
  address: string;
  /** Undefined if the screen does not include the route. */
  getRouteData: (routeId: string) => unknown;
  stay: () => void;
  isStaying: boolean;
  showToast: (toast: ScreenToast | null) => void;
  /** A function of the office, because public pages use this file, too. */
  getLoadFailure: (pathname: string) => ScreenToast;
  /** Ignores text that is part of `sent`. */
  hasUnsavedText: (sent?: FormData) => boolean;
}

let screen: OpenScreen | null = null;
/** All routes of a navigation share one request, and should show one toast. */
let unanswered: Request | "offline" | null = null;

export function setOpenScreen(opened: OpenScreen): () => void {
  screen = opened;
  return () => {
    if (screen === opened) screen = null;
  };
}

/** If the server does not answer or data is incomplete, cancels the navigation, so that unsaved text is kept. */
export async function loadOrStay<Loaded>(
  { request, serverLoader }: Pick<ClientLoaderFunctionArgs, "request" | "serverLoader">,
  routeId: string,
  isComplete: (loaded: Loaded) => boolean = () => true,
): Promise<Loaded> {
  const { pathname, search } = new URL(request.url);
  const isOpen = () => screen?.address === pathname + search;
  const shown = () => screen?.getRouteData(routeId) as Loaded | undefined;
  if (isOpen() && screen?.isStaying && shown() !== undefined) return shown() as Loaded;
  let loaded: Loaded | undefined;
  try {
    loaded = (await serverLoader<Loaded>()) as Loaded;
    if (isComplete(loaded)) {
      if (unanswered && unanswered !== request) show(null);
      return loaded;
    }
  } catch (error) {
    if (isStatus(error, 401) && isOpen() && shown() !== undefined && screen?.hasUnsavedText()) {
      if (unanswered !== request) show(sessionEnded, request);
      return shown() as Loaded;
    }
    if (isAnswer(error) || request.signal.aborted || !screen) throw error;
    console.warn(error);
  }
  if (request.signal.aborted || !screen) return loaded as Loaded;
  if (unanswered !== request) show(screen.getLoadFailure(pathname), request);
  if (isOpen()) return (shown() ?? loaded) as Loaded;
  screen.stay();
  // Canceling the navigation aborts its request.
  return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
}

export const hasUnsavedText = (): boolean => screen?.hasUnsavedText() ?? false;

export function showToast(toast: ScreenToast): void {
  show(toast);
}

export function showOfflineToast(toast: ScreenToast): void {
  show(toast, "offline");
}

export function clearToast(): void {
  show(null);
}

const isStatus = (error: unknown, status: number) => isAnswer(error) && error.status === status;

function show(toast: ScreenToast | null, request: typeof unanswered = null): void {
  unanswered = request;
  screen?.showToast(toast);
}

/** If a post got no response, reloading the page's data would fail too. */
export const revalidateUnlessLost: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  !isConnectionLost(actionResult) && defaultShouldRevalidate;

export const revalidateAfterConflict: ShouldRevalidateFunction = (args) =>
  args.actionStatus === 409 || revalidateUnlessLost(args);

export function isConnectionLost(result: unknown): result is ConnectionLost {
  return typeof result === "object" && result !== null && "lost" in result;
}

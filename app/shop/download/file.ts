import { setTimeout } from "node:timers/promises";
import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { acceptsHtml, type RequestContext, rejectDataRequest } from "#app/server/http/context.server";
import { sendStoredFile } from "#app/server/http/stored-file.server";
import { countBytes } from "#app/server/storage/byte-streams.server";
import {
  continueDownload,
  countDownload,
  type Download,
  recordSent,
  STILL_SENDING,
} from "../downloads/count-download.server";
import { type Access, findAccess } from "../downloads/find-access.server";
import { shortenNetwork } from "../downloads/network.server";
import { type DownloadState, getErrorStatus } from "../downloads/shown-download";
import { findCurrentFile, type ProductFile } from "../products/current-file.server";

// How long a continuation waits for the previous part to end.
const MAX_WAIT_MS = 2000;
const RETRY_MS = 100;

/** GET /download/{slug}/file: the newest file, or a redirect to the page that says why not; a program gets an error. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  rejectDataRequest(context);
  const { pathname, search } = new URL(request.url);
  const opened = await openDownload(context, request, params.slug ?? "");
  if (opened instanceof Response) return opened;
  if (!acceptsHtml(context.incoming)) throw data(null, { status: getErrorStatus(opened) });
  const reason = opened === "unavailable" ? `${search ? "&" : "?"}unavailable=1` : "";
  return redirect(`${pathname.replace(/\/file$/, "")}${search}${reason}`);
}

async function openDownload(
  context: RequestContext,
  request: Request,
  slug: string,
): Promise<Response | DownloadState | "unknown"> {
  let answer: Response | null = null;
  try {
    const access = await findAccess(context, slug, new URL(request.url).searchParams);
    if (!access) return "unknown";
    if (access.state !== "free" && !access.purchase) return access.state;
    const file = await findCurrentFile(context.db, access.product.id);
    if (!file) throw new Error(`product ${access.product.slug} has no file`);
    answer = await openFile(context, request, file);
    const started = await startDownload(context, access, file, answer);
    if (started) return started;
    await answer.body?.cancel();
    // A simultaneous download may have used the last one.
    return access.state === "ready" ? "used-up" : access.state;
  } catch (error) {
    await answer?.body?.cancel();
    context.log.error({ err: error, id: context.requestId, slug }, "a download could not begin");
    return "unavailable";
  }
}

async function openFile(context: RequestContext, request: Request, file: ProductFile): Promise<Response> {
  const { storagePath: path, name, type, size } = file;
  const stored = { path, name, type, size, disposition: "attachment", cacheControl: "private, no-store" } as const;
  try {
    return await sendStoredFile(context, request, stored);
  } catch (error) {
    throw error instanceof Error ? error : new Error(`the file ${path} is lost`);
  }
}

/** Null if the download may not start. Neither a HEAD nor the rest of an interrupted download counts as another one. */
async function startDownload(
  context: RequestContext,
  access: Access,
  file: ProductFile,
  answer: Response,
): Promise<Response | null> {
  const { purchase } = access;
  if (!purchase) return answer;
  if (context.incoming.method === "HEAD" || answer.status === 416) return access.state === "ready" ? answer : null;
  const network = shortenNetwork(context.clientIp);
  const download = { purchase, fileVersion: file.version, fileSize: file.size, network };
  const start = Number(/^bytes (\d+)/.exec(answer.headers.get("Content-Range") ?? "")?.[1] ?? 0);
  const continued = start > 0 ? await findInterrupted(context, download, start) : null;
  const counted = continued === null ? await countDownload(context, download) : null;
  const eventId = counted?.state === "ready" ? counted.eventId : continued;
  return eventId === null ? null : trackSending(context, answer, eventId, start);
}

// Waits for the end of the previous part, whose connection may have just broken, perhaps in another process.
async function findInterrupted(context: RequestContext, download: Download, start: number): Promise<string | null> {
  for (const deadline = Date.now() + MAX_WAIT_MS; ; await setTimeout(RETRY_MS)) {
    const found = await continueDownload(context, download, start);
    if (found !== STILL_SENDING) return found;
    if (Date.now() >= deadline) return null;
  }
}

function trackSending(context: RequestContext, answer: Response, eventId: string, start: number): Response {
  if (!answer.body) return answer;
  const size = Number(answer.headers.get("Content-Length"));
  const body = countBytes(answer.body, (bytes) => {
    recordSent(context, eventId, { start, bytes, isComplete: bytes >= size }).catch((err) =>
      context.log.error({ err, id: context.requestId }, "the end of a download was not recorded"),
    );
  });
  return new Response(body, answer);
}

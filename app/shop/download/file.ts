import { setTimeout } from "node:timers/promises";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RequestContext } from "#app/server/http/context.server";
import { rejectDataRequest } from "#app/server/http/reject-data-request.server";
import { sendStoredFile } from "#app/server/http/stored-file.server";
import { countBytes } from "#app/server/storage/byte-streams.server";
import { findCurrentFile, type ProductFile } from "../products/current-file.server";
import { continueDownload, countDownload, type Download, recordSent } from "./count-download.server";
import { type Access, findAccess } from "./find-access.server";
import { shortenNetwork } from "./network.server";

/** By purchase id: resolved when the file that is being sent has ended. */
const sendsInProgress = new Map<string, Promise<void>>();
/** How long a continuation waits for the part before it to end. */
const MAX_WAIT_MS = 2000;

/** GET /download/{slug}/file: the newest file. If something prevents it, the page /download/{slug} says what. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  rejectDataRequest(context);
  const { pathname, search, searchParams } = new URL(request.url);
  const slug = params.slug ?? "";
  const explain = (reason = "") =>
    redirect(`${pathname.replace(/\/file$/, "")}${search}${reason && `${search ? "&" : "?"}${reason}`}`);
  let answer: Response | null = null;
  try {
    const access = await findAccess(context, slug, searchParams);
    if (!access || !(access.state === "free" || access.purchase)) return explain();
    const file = await findCurrentFile(context.db, access.product.id);
    if (!file) throw new Error(`product ${access.product.slug} has no file`);
    answer = await openFile(context, request, file);
    const started = await startDownload(context, access, file, answer);
    if (started) return started;
    await answer.body?.cancel();
    return explain();
  } catch (error) {
    await answer?.body?.cancel();
    context.log.error({ err: error, id: context.requestId, slug }, "a download could not begin");
    return explain("unavailable=1");
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

/**
 * Returns the answer if the download may start. Neither a HEAD request nor the rest of an interrupted download counts as
 * another download.
 */
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
  return eventId === null ? null : trackSending(context, purchase.id, answer, { eventId, start });
}

/** Waits for the part before, whose connection may have broken a moment ago. */
async function findInterrupted(context: RequestContext, download: Download, start: number): Promise<string | null> {
  const ending = sendsInProgress.get(download.purchase.id);
  if (ending) await Promise.race([ending, setTimeout(MAX_WAIT_MS, undefined, { ref: false })]);
  return continueDownload(context, download, start);
}

interface Sending {
  eventId: string;
  /** The position of the first byte. */
  start: number;
}

function trackSending(
  context: RequestContext,
  purchaseId: string,
  answer: Response,
  { eventId, start }: Sending,
): Response {
  if (!answer.body) return answer;
  let body: ReadableStream = answer.body;
  const ended = new Promise<void>((resolve) => {
    body = countBytes(body, (bytes) => {
      recordSent(context, eventId, start + bytes)
        .catch((err) => context.log.error({ err, id: context.requestId }, "the end of a download was not recorded"))
        .finally(resolve);
    });
  });
  sendsInProgress.set(purchaseId, ended);
  void ended.then(() => {
    if (sendsInProgress.get(purchaseId) === ended) sendsInProgress.delete(purchaseId);
  });
  return new Response(body, answer);
}

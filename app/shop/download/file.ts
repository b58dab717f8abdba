import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RequestContext } from "#app/server/http/context.server";
import { rejectDataRequest } from "#app/server/http/reject-data-request.server";
import { sendStoredFile } from "#app/server/http/stored-file.server";
import { findCurrentFile, type ProductFile } from "../products/current-file.server";
import { countDownload, isResumed } from "./count-download.server";
import { type Access, findAccess } from "./find-access.server";
import { shortenNetwork } from "./network.server";

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
    if (await mayBegin(context, access, file, answer)) return answer;
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

/** A download counts once: neither a look at its headers nor the rest of one that was cut off is another. */
async function mayBegin(
  context: RequestContext,
  access: Access,
  file: ProductFile,
  answer: Response,
): Promise<boolean> {
  const { purchase } = access;
  if (!purchase) return true;
  if (context.incoming.method === "HEAD" || answer.status === 416) return access.state === "ready";
  const download = { purchase, fileVersion: file.version, network: shortenNetwork(context.clientIp) };
  const isRest = Number(/^bytes (\d+)/.exec(answer.headers.get("Content-Range") ?? "")?.[1] ?? 0) > 0;
  if (isRest && (await isResumed(context, download))) return true;
  return (await countDownload(context, download)) === "ready";
}

import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Documents kept; the one unused for longest goes first. */
const MOST = 200;

interface Entry {
  expires: number;
  etag: string;
  headers: Record<string, string>;
  bodies: Record<"br" | "gzip" | "identity", Buffer>;
}

/** A finished document on its way to the visitor. */
export interface Document {
  status: number;
  headers: Headers;
  body: Buffer;
}

/**
 * Finished documents in memory, each compressed once. A page asks for it with `Cache-Control: s-maxage=<seconds>`;
 * such a page is the same for every visitor. Visitors carrying one of our cookies never meet the cache, and no
 * response with a Set-Cookie enters it.
 */
export function createDocumentCache(cookieNames: string[], now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<Document>>();
  const ours = new RegExp(`(^|;\\s*)(${cookieNames.join("|")})=`);

  const mayServe = (incoming: IncomingMessage) =>
    (incoming.method === "GET" || incoming.method === "HEAD") && !ours.test(incoming.headers.cookie ?? "");

  return {
    /** Answers from memory, or returns false. */
    serve(incoming: IncomingMessage, response: ServerResponse): boolean {
      const entry = entries.get(incoming.url as string);
      if (!entry || !mayServe(incoming)) return false;
      if (entry.expires < now()) {
        entries.delete(incoming.url as string);
        return false;
      }
      send(entry, incoming, response);
      return true;
    },

    /**
     * Renders through `render`, once for all that ask for the same address at the same time, and keeps what may
     * be kept. Returns the document to send, or null when it is in the cache now.
     */
    async keep(incoming: IncomingMessage, render: () => Promise<Document>): Promise<Document | null> {
      if (!mayServe(incoming)) return render();
      const address = incoming.url as string;
      const running = making.get(address);
      if (running) {
        await running.catch(() => {});
        return entries.has(address) ? null : render();
      }
      const made = render();
      making.set(address, made);
      try {
        const document = await made;
        const seconds = lifetime(document);
        if (seconds === 0) return document;
        if (entries.size >= MOST) entries.delete(entries.keys().next().value as string);
        entries.set(address, await finish(document, now() + seconds * 1000));
        return null;
      } finally {
        making.delete(address);
      }
    },
  };
}

export type DocumentCache = ReturnType<typeof createDocumentCache>;

/** Seconds that a document may be kept, 0 when it may not. */
function lifetime({ status, headers }: Document): number {
  if (status !== 200 || headers.has("Set-Cookie")) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(headers.get("Cache-Control") ?? "")?.[1] ?? 0);
}

async function finish({ headers, body }: Document, expires: number): Promise<Entry> {
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gzipped] = await Promise.all([compressBrotli(body, brotliOptions), compressGzip(body, { level: 9 })]);
  const plain = Object.fromEntries(headers);
  // Browsers and proxies keep a copy but ask each time whether it is still good: a deployment shows at once.
  plain["cache-control"] = "no-cache";
  plain.vary = "Accept-Encoding, Cookie";
  return {
    expires,
    etag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
    headers: plain,
    bodies: { br, gzip: gzipped, identity: body },
  };
}

function send(entry: Entry, incoming: IncomingMessage, response: ServerResponse): void {
  const accepted = String(incoming.headers["accept-encoding"] ?? "");
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "identity";
  // Each encoding is a representation of its own, hence a tag of its own (RFC 9110, section 8.8.3).
  const etag = `"${entry.etag}-${encoding}"`;
  for (const name in entry.headers) response.setHeader(name, entry.headers[name] as string);
  response.setHeader("ETag", etag);
  if (incoming.headers["if-none-match"]?.includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = entry.bodies[encoding];
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(200);
  response.end(incoming.method === "HEAD" ? undefined : body);
}

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
 * Finished documents in memory, each rendered and compressed once. A page asks for it with
 * `Cache-Control: s-maxage=<seconds>`; such a page is the same for every visitor. Visitors carrying one of our
 * cookies never meet the cache, and no response with a Set-Cookie enters it.
 */
export function createDocumentCache(cookieNames: string[], now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<Entry | Document | null>>();
  const ours = new RegExp(`(^|;\\s*)(${cookieNames.join("|")})=`);

  const mayServe = (incoming: IncomingMessage) =>
    (incoming.method === "GET" || incoming.method === "HEAD") && !ours.test(incoming.headers.cookie ?? "");

  const make = async (address: string, render: Render) => {
    const document = await render();
    const seconds = document ? lifetime(document) : 0;
    if (!document || seconds === 0) return document;
    const entry = await finish(document, now() + seconds * 1000);
    entries.set(address, entry);
    if (entries.size > MOST) entries.delete(entries.keys().next().value as string);
    return entry;
  };

  return {
    /** Answers from memory, or returns false. */
    serve(incoming: IncomingMessage, response: ServerResponse): boolean {
      const address = incoming.url as string;
      const entry = entries.get(address);
      if (!entry || !mayServe(incoming)) return false;
      // Set anew, so that the map is ordered by last use.
      entries.delete(address);
      if (entry.expires < now()) return false;
      entries.set(address, entry);
      send(entry, incoming, response);
      return true;
    },

    /**
     * Renders through `render`, once for all who ask for the same address at the same time, and answers when the
     * document may be kept. Else it returns what `render` made for this visitor, to be sent by the caller.
     */
    async answer(incoming: IncomingMessage, response: ServerResponse, render: Render): Promise<Document | null> {
      if (!mayServe(incoming)) return render();
      const address = incoming.url as string;
      const running = making.get(address);
      const mine = running ?? make(address, render).finally(() => making.delete(address));
      making.set(address, mine);
      const made = await mine.catch((error) => {
        if (!running) throw error;
        return null;
      });
      if (made && "bodies" in made) {
        send(made, incoming, response);
        return null;
      }
      // What another visitor was given is not ours to see.
      return running ? render() : made;
    },
  };
}

/** Makes a document, or null for an answer that is none. */
type Render = () => Promise<Document | null>;

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
  const encoding = (["br", "gzip"] as const).find((name) => accepts(incoming, name)) ?? "identity";
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

/** Whether Accept-Encoding names this encoding without forbidding it by `q=0` (RFC 9110, section 12.5.3). */
function accepts(incoming: IncomingMessage, encoding: string): boolean {
  return String(incoming.headers["accept-encoding"] ?? "")
    .split(",")
    .some((part) => {
      const [name, quality] = part.trim().split(/\s*;\s*q=/);
      return name === encoding && Number(quality ?? 1) > 0;
    });
}

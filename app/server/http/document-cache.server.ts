import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { GetCacheKey } from "./page-cache-key.server";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Documents kept; the one unused for longest goes first. */
const MAX_DOCUMENTS = 200;

interface Entry {
  expires: number;
  forms: Record<Encoding, Form>;
}

type Encoding = "br" | "gzip" | "identity";

/** A document in one encoding, ready to go out. Headers are a flat list of names and values: node sends it as it is. */
interface Form {
  etag: string;
  headers: string[];
  /** What a 304 leaves out. */
  bodyHeaders: string[];
  body: Buffer;
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
 * cookies never meet the cache, and no response with a Set-Cookie enters it. A page is kept under the one address that
 * `getCacheKey` returns, and rendered at that one: other parameters in a query make no copies.
 */
export function createDocumentCache(getCacheKey: GetCacheKey, cookieNames: string[], now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<Entry | Document | null>>();
  const ours = new RegExp(`(^|;\\s*)(${cookieNames.join("|")})=`);

  const mayServe = (incoming: IncomingMessage) =>
    (incoming.method === "GET" || incoming.method === "HEAD") && !ours.test(incoming.headers.cookie ?? "");

  /** Returns the document cached for an address and marks it as used. */
  const use = (address: string): Entry | undefined => {
    const entry = entries.get(address);
    if (!entry) return undefined;
    // Set again, so that the map is ordered by last use.
    entries.delete(address);
    if (entry.expires < now()) return undefined;
    entries.set(address, entry);
    return entry;
  };

  const make = async (address: string, render: () => Promise<Document | null>) => {
    const document = await render();
    const seconds = document ? lifetime(document) : 0;
    if (!document || seconds === 0) return document;
    const entry = await finish(document, now() + seconds * 1000);
    entries.set(address, entry);
    if (entries.size > MAX_DOCUMENTS) entries.delete(entries.keys().next().value as string);
    return entry;
  };

  return {
    /** Answers from memory, with `headers` (a flat list) before the document's own, or returns false. */
    serve(incoming: IncomingMessage, response: ServerResponse, headers: string[]): boolean {
      const asked = incoming.url as string;
      const address = asked.includes("?") ? getCacheKey(asked) : asked;
      if (address === null || !mayServe(incoming)) return false;
      const entry = use(address);
      if (!entry) return false;
      send(entry, incoming, response, headers);
      return true;
    },

    /**
     * Renders through `render`, once for all who ask for the same page at the same time, and answers when the
     * document may be kept. Else it returns what `render` made for this visitor, to be sent by the caller.
     */
    async answer(
      { incoming, response, url }: { incoming: IncomingMessage; response: ServerResponse; url: URL },
      render: Render,
    ): Promise<Document | null> {
      const address = mayServe(incoming) ? getCacheKey(url.pathname + url.search) : null;
      if (address === null) return render(url);
      const own = new URL(address, url);
      const kept = use(address);
      if (kept) {
        send(kept, incoming, response);
        return null;
      }
      const running = making.get(address);
      const mine = running ?? make(address, () => render(own)).finally(() => making.delete(address));
      making.set(address, mine);
      const made = await mine.catch((error) => {
        if (!running) throw error;
        return null;
      });
      if (made && "forms" in made) {
        send(made, incoming, response);
        return null;
      }
      // What another visitor was given is not ours to see.
      return running ? render(own) : made;
    },
  };
}

/** Renders the document of an address; null for an answer that is not a document. */
type Render = (url: URL) => Promise<Document | null>;

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
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const form = (encoding: Encoding, bytes: Buffer): Form => {
    // Each encoding is a representation of its own, hence a tag of its own (RFC 9110, section 8.8.3).
    const etag = `"${hash}-${encoding}"`;
    const length = ["Content-Length", String(bytes.length)];
    return {
      etag,
      headers: [...Object.entries(plain).flat(), "ETag", etag],
      bodyHeaders: encoding === "identity" ? length : ["Content-Encoding", encoding, ...length],
      body: bytes,
    };
  };
  return { expires, forms: { br: form("br", br), gzip: form("gzip", gzipped), identity: form("identity", body) } };
}

function send({ forms }: Entry, incoming: IncomingMessage, response: ServerResponse, common: string[] = []): void {
  const { etag, headers, bodyHeaders, body } = forms[bestEncoding(incoming)];
  if (incoming.headers["if-none-match"]?.includes(etag)) {
    response.writeHead(304, [...common, ...headers]).end();
    return;
  }
  response.writeHead(200, [...common, ...headers, ...bodyHeaders]);
  response.end(incoming.method === "HEAD" ? undefined : body);
}

/** The best encoding that Accept-Encoding names without forbidding it by `q=0` (RFC 9110, section 12.5.3). */
function bestEncoding(incoming: IncomingMessage): Encoding {
  const accepted = String(incoming.headers["accept-encoding"] ?? "");
  for (const [encoding, pattern] of encodings) {
    const named = pattern.exec(accepted);
    if (named && Number(named[1] ?? 1) > 0) return encoding;
  }
  return "identity";
}

const encodings = [
  ["br", /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/],
  ["gzip", /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/],
] as const;

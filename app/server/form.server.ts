import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import type { RequestContext } from "./context.server";
import { removeUploads, type StoredUpload, storeUpload, UploadRefused } from "./uploads.server";

/** What a form may send. Sizes in bytes. */
export interface FormRules {
  /** The one field that may carry files; without it files are refused unread. */
  files?: { field: string; most: number; bytes: number; types: readonly string[] };
}

export interface ReceivedForm {
  fields: URLSearchParams;
  stored: StoredUpload[];
  refused: { name: string; reason: UploadRefused["reason"] | "count" }[];
}

/** Longest value of one text field. A form's own rules state tighter limits; this one protects the server. */
const FIELD_BYTES = 256 * 1024;
/** A body may go on this far past its limits before it is cut: a browser shows our answer only after it has sent all. */
const DRAIN_BYTES = 256 * 1024 * 1024;
/** Slower than this for as long as this is no visitor with a bad line but a connection held open on purpose. */
const SLOWEST = { bytes: 8 * 1024, everyMs: 30_000 };

/** The form could not be read at all: not a form, broken, or cut off. Where nobody catches it, Remix answers 400. */
export class FormUnreadable extends Response {
  constructor() {
    super("This form could not be read.", { status: 400 });
  }
}

/** More than the reader allows. */
export class BodyTooLarge extends Response {
  constructor() {
    super("This is too much.", { status: 413 });
  }
}

/**
 * Reads a posted form from the connection itself. Files are streamed into the storage as they arrive, one buffer at
 * a time, and the body is always read to its end, so that the visitor sees the answer. When the connection breaks,
 * nothing that it brought stays behind.
 * @throws FormUnreadable
 */
export async function receiveForm(context: RequestContext, rules: FormRules = {}): Promise<ReceivedForm> {
  const { incoming } = context;
  const form: ReceivedForm = { fields: new URLSearchParams(), stored: [], refused: [] };
  const cut = new AbortController();
  const storing: Promise<StoredUpload | null>[] = [];

  const parser = openParser(context, rules);
  parser.on("field", (name, value) => form.fields.append(name, value));
  parser.on("filesLimit", () => form.refused.push({ name: "", reason: "count" }));
  parser.on("file", (field, body, info) => {
    body.on("error", () => {});
    const name = cleanName(info.filename);
    // A file input without a choice sends one part without a name.
    if (!rules.files || field !== rules.files.field || !info.filename) return void body.resume();
    const store = async () => {
      if (!context.limiter.allows("upload", context.address, context.env.UPLOADS_PER_HOUR))
        throw new UploadRefused("storage");
      return storeUpload(context, {
        name,
        body,
        types: rules.files?.types ?? [],
        wasTruncated: () => (body as typeof body & { truncated?: boolean }).truncated === true,
        signal: cut.signal,
      });
    };
    storing.push(
      store().catch((error) => {
        body.resume();
        form.refused.push({ name, reason: error instanceof UploadRefused ? error.reason : "storage" });
        if (!(error instanceof UploadRefused)) context.log.error({ err: error }, "upload failed");
        return null;
      }),
    );
  });

  const guard = guardSpeed(incoming);
  try {
    await pipeline(incoming, parser);
    form.stored.push(...(await settled(storing)));
    return form;
  } catch (error) {
    cut.abort();
    const arrived = await settled(storing);
    await removeUploads(
      context,
      arrived.map((upload) => upload.id),
    );
    context.log.info({ err: error, id: context.requestId }, "form not read");
    throw new FormUnreadable();
  } finally {
    clearInterval(guard);
  }
}

/** The uploads that were stored, in the order in which they were sent. */
async function settled(storing: Promise<StoredUpload | null>[]): Promise<StoredUpload[]> {
  return (await Promise.all(storing)).filter((upload) => upload !== null);
}

function openParser({ incoming }: RequestContext, rules: FormRules): busboy.Busboy {
  try {
    return busboy({
      headers: incoming.headers,
      defParamCharset: "utf8",
      highWaterMark: 64 * 1024,
      fileHwm: 256 * 1024,
      limits: {
        fieldNameSize: 200,
        fieldSize: FIELD_BYTES,
        fields: 200,
        files: rules.files?.most ?? 0,
        // One more than allowed: busboy calls a file of exactly this size truncated.
        fileSize: (rules.files?.bytes ?? 0) + 1,
        parts: 300,
      },
    });
  } catch {
    incoming.resume();
    throw new FormUnreadable();
  }
}

/**
 * Reads a body whole, as it came, for callers that check a signature over it.
 * @param most bytes
 * @throws BodyTooLarge
 */
export function readBody({ incoming }: RequestContext, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.length;
      // What is too much is read on and dropped: the answer goes out on this connection.
      if (size > most) reject(new BodyTooLarge());
      else chunks.push(chunk);
      if (size > 16 * most) incoming.destroy();
    });
    incoming.on("end", () => resolve(Buffer.concat(chunks)));
    incoming.on("close", () => reject(new FormUnreadable()));
  });
}

/** Ends a connection that is far too slow or sends without end; the reading pipeline then rejects. */
function guardSpeed(incoming: RequestContext["incoming"]): NodeJS.Timeout {
  let before = incoming.socket.bytesRead;
  const start = before;
  const most = Number(incoming.headers["content-length"] ?? Number.POSITIVE_INFINITY);
  return setInterval(() => {
    const { bytesRead } = incoming.socket;
    const slow = bytesRead - before < SLOWEST.bytes && !incoming.complete && !incoming.isPaused();
    if (slow || bytesRead - start > Math.max(most, DRAIN_BYTES)) incoming.destroy();
    before = bytesRead;
  }, SLOWEST.everyMs).unref();
}

/** The file's own name without folders and control characters, as data to show; never part of a storage key. */
function cleanName(name: string | undefined): string {
  const last = (name ?? "").split(/[\\/]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
  return last.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, "").slice(0, 200) || "file";
}

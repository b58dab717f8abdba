import busboy from "busboy";
import type { RequestContext } from "../http/context.server";
import { removeUploads, type StoredUpload, storeUpload, UploadRefused } from "../storage/uploads.server";
import { removeUnstorable } from "./clean-text";
import { pipeToParser } from "./pipe-to-parser.server";

/** What a form may send. Sizes in bytes. */
interface FormRules {
  /** The one field that may carry files; without it files are refused unread. */
  files?: { field: string; maxCount: number; maxBytes: number; types: readonly string[] };
  /** One field may be as long as the whole form: a list of many ids. */
  longField?: boolean;
}

export interface ReceivedForm {
  fields: URLSearchParams;
  stored: StoredUpload[];
  refused: { name: string; reason: UploadRefused["reason"] | "count" }[];
  /** It held more fields than a form of ours has: what was beyond is not in `fields`. */
  fieldsTruncated: boolean;
}

/** What all text fields of a form may hold together, names included, and how many there may be. */
const FIELD_LIMITS = { totalBytes: 256 * 1024, count: 120, fieldBytes: 128 * 1024 };
/** A body may go on this far past its limits before it is cut: a browser shows our answer only after it has sent all. */
const DRAIN_BYTES = 64 * 1024 * 1024;

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
  const form: ReceivedForm = { fields: new URLSearchParams(), stored: [], refused: [], fieldsTruncated: false };
  const controller = new AbortController();
  const storing: Promise<StoredUpload | null>[] = [];

  const parser = openParser(context, rules);
  // busboy keeps silent about what it leaves out, but for these.
  const markTruncated = () => {
    form.fieldsTruncated = true;
  };
  const bytesPerHour = context.env.UPLOAD_MB_PER_HOUR * 1024 * 1024;
  let bytesLeft = FIELD_LIMITS.totalBytes;
  parser.on("field", (name, value, { nameTruncated }) => {
    // busboy passes undefined for text that it cannot decode and for a part without a name, whatever its types say.
    if (typeof name !== "string" || typeof value !== "string") throw new Error("A field could not be decoded");
    bytesLeft -= Buffer.byteLength(value) + name.length;
    if (nameTruncated || bytesLeft < 0) markTruncated();
    else form.fields.append(name, removeUnstorable(value));
  });
  parser.on("fieldsLimit", markTruncated);
  parser.on("partsLimit", markTruncated);
  parser.on("filesLimit", () => form.refused.push({ name: "", reason: "count" }));
  parser.on("file", (field, body, info) => {
    // A file fails only together with its form. Aborted here, before its upload sees the error, it is not logged as our
    // fault.
    body.on("error", () => controller.abort());
    const name = cleanFileName(info.filename);
    // A file input without a choice sends one part without a name.
    if (!rules.files || field !== rules.files.field || !info.filename) return void body.resume();
    const store = async () => {
      if (!context.limiter.allows("upload", context.clientIp, context.env.UPLOADS_PER_HOUR))
        throw new UploadRefused("rate");
      return storeUpload(context, {
        name,
        body,
        types: rules.files?.types ?? [],
        allowBytes: (bytes) => context.limiter.allows("upload bytes", context.clientIp, bytesPerHour, bytes),
        wasTruncated: () => (body as typeof body & { truncated?: boolean }).truncated === true,
        signal: controller.signal,
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

  limitBodySize(incoming, rules);
  try {
    await pipeToParser(incoming, parser);
    form.stored.push(...(await collectStored(storing)));
    return form;
  } catch (error) {
    controller.abort();
    const storedUploads = await collectStored(storing);
    await removeUploads(
      context,
      storedUploads.map((upload) => upload.id),
    );
    context.log.info({ err: error, id: context.requestId }, "form not read");
    throw new FormUnreadable();
  }
}

/** The uploads that were stored, in the order in which they were sent. */
async function collectStored(storing: Promise<StoredUpload | null>[]): Promise<StoredUpload[]> {
  return (await Promise.all(storing)).filter((upload) => upload !== null);
}

function openParser({ incoming }: RequestContext, rules: FormRules): busboy.Busboy {
  try {
    return busboy({
      headers: incoming.headers,
      defParamCharset: "utf8",
      highWaterMark: 64 * 1024,
      fileHwm: 128 * 1024,
      limits: {
        fieldNameSize: 200,
        fieldSize: rules.longField ? FIELD_LIMITS.totalBytes : FIELD_LIMITS.fieldBytes,
        fields: FIELD_LIMITS.count,
        files: rules.files?.maxCount ?? 0,
        // One more than allowed: busboy calls a file of exactly this size truncated.
        fileSize: (rules.files?.maxBytes ?? 0) + 1,
        parts: FIELD_LIMITS.count + (rules.files?.maxCount ?? 0) + 1,
      },
    });
  } catch {
    incoming.resume();
    throw new FormUnreadable();
  }
}

/**
 * Reads a body whole, as it came, for callers that check a signature over it.
 * @param maxBytes
 * @throws BodyTooLarge
 */
export function readBody({ incoming }: RequestContext, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.length;
      // What is too much is read on and dropped: the answer goes out on this connection.
      if (size > maxBytes) reject(new BodyTooLarge());
      else chunks.push(chunk);
      if (size > 16 * maxBytes) incoming.destroy();
    });
    incoming.on("end", () => resolve(Buffer.concat(chunks)));
    incoming.on("close", () => reject(new FormUnreadable()));
  });
}

/** Ends a connection that goes on long after all that the form may hold; the reading pipeline then rejects. */
function limitBodySize(incoming: RequestContext["incoming"], { files }: FormRules): void {
  const maxBytes = FIELD_LIMITS.totalBytes + (files ? files.maxCount * files.maxBytes : 0) + DRAIN_BYTES;
  let size = 0;
  incoming.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) incoming.destroy();
  });
}

/** The file's own name without folders and control characters, as data to show; never part of a storage key. */
function cleanFileName(name: string | undefined): string {
  const last = (name ?? "").split(/[\\/]/).at(-1) ?? "";
  return (
    last
      .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "")
      .slice(0, 200)
      .toWellFormed() || "file"
  );
}

import busboy from "busboy";
import type { RequestContext } from "../http/context.server";
import { cleanFileName, type IncomingFile, UploadRefused } from "../storage/incoming-file.server";
import { isStorageFull } from "../storage/storage.server";
import { removeUnstorable } from "../text/clean-text";
import { pipeToParser } from "./pipe-to-parser.server";

export interface FileRules<Stored> {
  fields: readonly string[];
  maxCount: number;
  maxBytes: number;
  /** @throws UploadRefused */
  store(file: IncomingFile, field: string): Promise<Stored>;
  discard(stored: Stored[]): Promise<void>;
}

interface FormRules<Stored> {
  files?: FileRules<Stored>;
  /** One field may be as long as the whole form, for a list of many ids. */
  longField?: boolean;
  /** The caller checks `fieldsTruncated` and shows the error beside the typed text. */
  reportsTruncation?: boolean;
}

export interface RefusedFile {
  name: string;
  field?: string;
  reason: UploadRefused["reason"] | "count";
}

export interface ReceivedForm<Stored = never> {
  fields: URLSearchParams;
  stored: Stored[];
  refused: RefusedFile[];
  fieldsTruncated: boolean;
}

/** Enough for the longest form: without JavaScript, the orders list sends every select of its 50 rows. */
export const FIELD_LIMITS = { totalBytes: 256 * 1024, count: 2000, fieldBytes: 128 * 1024 };
// How far a body may exceed its limits before it is cut: browsers show our answer only after sending all of it.
const DRAIN_BYTES = 64 * 1024 * 1024;

/** If nobody catches it, Remix answers 400. */
export class FormUnreadable extends Response {
  constructor() {
    super("We couldn’t read this form. Please go back and send it again.", { status: 400 });
  }
}

export class BodyTooLarge extends Response {
  constructor() {
    super("This is too large for us to read.", { status: 413 });
  }
}

const TOO_LARGE = "This form is too large to process at once, so nothing was saved.";

export const FORM_TOO_LARGE = `${TOO_LARGE} Please shorten your text and send it again.`;

export class FormTooLarge extends Response {
  constructor() {
    super(`${TOO_LARGE} Go back and send less.`, { status: 413 });
  }
}

/** Streams files into the storage; removes them when the connection breaks. @throws FormUnreadable, FormTooLarge */
export async function receiveForm<Stored = never>(
  context: RequestContext,
  rules: FormRules<Stored> = {},
): Promise<ReceivedForm<Stored>> {
  const { incoming } = context;
  const form: ReceivedForm<Stored> = { fields: new URLSearchParams(), stored: [], refused: [], fieldsTruncated: false };
  const controller = new AbortController();
  const storing: Promise<Stored | null>[] = [];

  const parser = openParser(context, rules);
  const markTruncated = () => {
    form.fieldsTruncated = true;
  };
  let bytesLeft = FIELD_LIMITS.totalBytes;
  parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
    // Contrary to its types, busboy passes undefined for text that it cannot decode and for a part without a name.
    if (typeof name !== "string" || typeof value !== "string") throw new Error("A field could not be decoded");
    bytesLeft -= Buffer.byteLength(value) + name.length;
    const fits = !nameTruncated && bytesLeft >= 0;
    if (!fits || valueTruncated) markTruncated();
    if (fits) form.fields.append(name, removeUnstorable(value));
  });
  parser.on("fieldsLimit", markTruncated);
  parser.on("partsLimit", markTruncated);
  parser.on("filesLimit", () => form.refused.push({ name: "", reason: "count" }));
  parser.on("file", (field, body, info) => {
    // Aborted before the upload sees the error, so that a broken connection is not logged as a storage failure.
    body.on("error", () => controller.abort());
    const name = cleanFileName(info.filename);
    // A file input without a selection sends one part without a name.
    if (!rules.files?.fields.includes(field) || !info.filename) return void body.resume();
    const wasTruncated = () => (body as typeof body & { truncated?: boolean }).truncated === true;
    const file = { name, type: info.mimeType, body, wasTruncated, signal: controller.signal };
    storing.push(
      rules.files.store(file, field).catch((error) => {
        body.resume();
        form.refused.push({ name, field, reason: getReason(context, error) });
        return null;
      }),
    );
  });

  limitBodySize(incoming, rules);
  try {
    await pipeToParser(incoming, parser);
    form.stored.push(...(await collectStored(storing)));
    if (!form.fieldsTruncated || rules.reportsTruncation) return form;
  } catch (error) {
    controller.abort();
    await rules.files?.discard(await collectStored(storing));
    context.log.info({ err: error, id: context.requestId }, "form not read");
    throw new FormUnreadable();
  }
  await rules.files?.discard(form.stored);
  throw new FormTooLarge();
}

function getReason({ log, requestId: id }: RequestContext, error: unknown): UploadRefused["reason"] {
  if (error instanceof UploadRefused) return error.reason;
  const isFull = isStorageFull(error);
  log.error({ err: error, id }, isFull ? "storage full" : "upload not stored");
  return isFull ? "full" : "storage";
}

async function collectStored<Stored>(storing: Promise<Stored | null>[]): Promise<Stored[]> {
  return (await Promise.all(storing)).filter((file) => file !== null);
}

function openParser({ incoming }: RequestContext, rules: FormRules<unknown>): busboy.Busboy {
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

/** The raw body, for callers that check a signature over it. @throws BodyTooLarge */
export function readBody({ incoming }: RequestContext, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.length;
      // The rest is read and dropped, so that the answer can still be sent on this connection.
      if (size > maxBytes) reject(new BodyTooLarge());
      else chunks.push(chunk);
      if (size > 16 * maxBytes) incoming.destroy();
    });
    incoming.on("end", () => resolve(Buffer.concat(chunks)));
    incoming.on("close", () => reject(new FormUnreadable()));
  });
}

function limitBodySize(incoming: RequestContext["incoming"], { files }: FormRules<unknown>): void {
  const maxBytes = FIELD_LIMITS.totalBytes + (files ? files.maxCount * files.maxBytes : 0) + DRAIN_BYTES;
  let size = 0;
  incoming.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) incoming.destroy();
  });
}

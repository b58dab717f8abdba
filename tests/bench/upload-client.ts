import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getCpuShare, runJob, startClock } from "./job";
import { blockBytes, pictureBlocks } from "./upload-blocks";

type Fields = Record<string, string | string[]>;

export interface UploadJob {
  address: string;
  cookie: string;
  /** The fields of each post. */
  posts: Fields[];
  /** The name of the field with the files. */
  field: string;
  files: number;
  fileBytes: number;
}

export interface UploadResult {
  seconds: number;
  statuses: number[];
  busy: number;
}

const BOUNDARY = "----bench0123456789";

runJob<UploadJob>(async (job) => {
  const clock = startClock();
  const posts = job.posts.map((fields) => post(job, fields));
  const statuses = await Promise.all(posts);
  return {
    seconds: (performance.now() - clock.time) / 1000,
    statuses,
    busy: getCpuShare(clock),
  } satisfies UploadResult;
});

async function post(job: UploadJob, fields: Fields): Promise<number> {
  let length = 0;
  for (const part of parts(job, fields)) length += typeof part === "string" ? Buffer.byteLength(part) : part;
  const outgoing = request(job.address, {
    method: "POST",
    headers: {
      "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
      "Content-Length": length,
      Origin: new URL(job.address).origin,
      Cookie: job.cookie,
    },
  });
  const answered = once(outgoing, "response") as Promise<[IncomingMessage]>;
  const body = Readable.from(chunks(job, fields), { objectMode: false, highWaterMark: 4 * blockBytes });
  const [[response]] = await Promise.all([answered, pipeline(body, outgoing)]);
  response.resume();
  await once(response, "end");
  return response.statusCode ?? 0;
}

/** Text as it is, a file as its number of bytes. */
function* parts({ field, files, fileBytes }: UploadJob, fields: Fields): Generator<string | number> {
  for (const [name, value] of Object.entries(fields))
    yield `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  for (let file = 0; file < files; file++) {
    yield `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="photo-${file}.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
    yield fileBytes;
    yield "\r\n";
  }
  yield `--${BOUNDARY}--\r\n`;
}

function* chunks(job: UploadJob, fields: Fields): Generator<Buffer> {
  for (const part of parts(job, fields))
    if (typeof part === "string") yield Buffer.from(part);
    else yield* pictureBlocks(part);
}

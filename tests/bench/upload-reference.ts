import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import busboy from "busboy";
import { listen, runJob } from "./job";

interface UploadReferenceJob {
  folder: string;
  durable: boolean;
}

runJob<UploadReferenceJob>(({ folder, durable }) => {
  let files = 0;
  return listen(async (incoming, response) => {
    const writing: Promise<void>[] = [];
    const parser = busboy({ headers: incoming.headers });
    parser.on("file", (_field, body) => writing.push(store(body, join(folder, `${files++}`), durable)));
    await pipeline(incoming, parser);
    await Promise.all(writing);
    response.writeHead(303, { Location: "/" }).end();
  });
});

async function store(body: Readable, path: string, durable: boolean): Promise<void> {
  const file = body.pipe(createWriteStream(path));
  await finished(file);
  if (!durable) return;
  const handle = await open(path, "r+");
  await handle.datasync().finally(() => handle.close());
}

import type { IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Busboy } from "busboy";

/** Like `stream.pipeline`, but drains the rest of a broken form, so that the answer arrives. */
export async function pipeToParser(incoming: IncomingMessage, parser: Busboy): Promise<void> {
  const input = new Writable({
    write(chunk, _encoding, done) {
      try {
        parser.write(chunk, done);
      } catch (error) {
        parser.destroy(error as Error);
      }
    },
    final(done) {
      parser.end();
      done();
    },
  });
  for (const stream of [incoming, input, parser]) stream.on("error", () => {});
  incoming.on("close", () => {
    if (!incoming.readableEnded) parser.destroy(new Error("The connection was interrupted"));
  });
  incoming.pipe(input);
  try {
    await finished(parser);
  } finally {
    incoming.unpipe(input).resume();
    // busboy does not end by itself on every error; a file would wait for the rest of its data.
    parser.destroy();
  }
}

import type { IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Busboy } from "busboy";

/**
 * As `stream.pipeline`, but what follows a broken form is read and dropped, so that the answer arrives. An exception in
 * the parser or in one of its handlers makes the form a broken one too.
 */
export async function feedParser(incoming: IncomingMessage, parser: Busboy): Promise<void> {
  const input = new Writable({
    write(chunk, _encoding, done) {
      try {
        // One chunk after the other: what the parser calls then runs within this try.
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
    // busboy does not end by itself on every error: a file would wait for its rest.
    parser.destroy();
  }
}

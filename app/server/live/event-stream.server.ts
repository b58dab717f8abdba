/** A comment this often: proxies cut connections that are silent, and a connection that is gone is noticed. */
const BEAT_MS = 15_000;
/** What a browser waits before it connects anew. */
const RETRY_MS = 3000;
/** So many unread messages mean that nobody reads. */
const MOST_UNREAD = 16;

interface EventStream {
  send(event: string, data: string): void;
  end(): void;
}

/**
 * Server-sent events (HTML standard, section 9.2). `begin` gets the stream and returns what ends its source, or null
 * when there is no room: then the answer is a 503, after which a browser does not come back by itself. Before
 * anything is sent, and with each beat, `allowed` is asked: once it says no, or fails, the stream ends.
 */
export function eventStream(
  begin: (stream: EventStream) => (() => void) | null,
  allowed: () => Promise<boolean>,
): Response {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let leave: (() => void) | null = null;

  const stop = () => {
    controller = undefined;
    clearInterval(beat);
    leave?.();
  };
  const end = () => {
    const open = controller;
    stop();
    open?.close();
  };
  const say = async (text: string) => {
    const may = await allowed().catch(() => false);
    if (!controller) return;
    if (!may || (controller.desiredSize ?? 0) <= 0) end();
    else controller.enqueue(encoder.encode(text));
  };

  const beat = setInterval(() => say(":\n\n"), BEAT_MS).unref();
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened;
        // At once, so that the headers go out.
        opened.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`));
      },
      cancel: stop,
    },
    { highWaterMark: MOST_UNREAD },
  );
  try {
    leave = begin({ send: (event, data) => void say(`event: ${event}\ndata: ${data}\n\n`), end });
  } catch (error) {
    stop();
    throw error;
  }
  if (!leave) {
    end();
    return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  }
  const headers = { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" };
  return new Response(body, { headers });
}

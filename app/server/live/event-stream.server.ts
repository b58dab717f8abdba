const HEARTBEAT_MS = 15_000;
const RETRY_MS = 3000;
const MAX_UNREAD = 16;

interface EventStream {
  send(event: string, data: string): void;
  end(): void;
}

/** `subscribe` returns its cleanup, or null when full (503). The stream ends once `isAllowed` is false or fails. */
export function createEventStream(
  subscribe: (stream: EventStream) => (() => void) | null,
  isAllowed: () => Promise<boolean>,
): Response {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let unsubscribe: (() => void) | null = null;

  const stop = () => {
    controller = undefined;
    clearInterval(heartbeat);
    unsubscribe?.();
  };
  const end = () => {
    const open = controller;
    stop();
    open?.close();
  };
  const write = async (text: string) => {
    const allowed = await isAllowed().catch(() => false);
    if (!controller) return;
    if (!allowed || (controller.desiredSize ?? 0) <= 0) end();
    else controller.enqueue(encoder.encode(text));
  };

  const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT_MS).unref();
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened;
        opened.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`));
      },
      cancel: stop,
    },
    { highWaterMark: MAX_UNREAD },
  );
  try {
    unsubscribe = subscribe({ send: (event, data) => void write(`event: ${event}\ndata: ${data}\n\n`), end });
  } catch (error) {
    stop();
    throw error;
  }
  if (!unsubscribe) {
    end();
    return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  }
  const headers = { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" };
  return new Response(body, { headers });
}

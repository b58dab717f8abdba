import { beforeAll } from "vitest";
import { createChangeFeeds } from "#app/server/live/change-feeds.server";
import type { Site } from "../site";

/** With production's intervals, each test of live pages would wait for seconds. */
export function watchOften(site: Site): void {
  beforeAll(() => {
    const { db, log, features } = site.services;
    site.services.changes = createChangeFeeds(db, log, () => features, { poll: 100, minRead: 10 });
  });
}

/** HTML standard, section 9.2. */
export function createEventReader(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("No stream");
  let text = "";
  return {
    /** Null at the end of the stream. */
    async next(): Promise<string | null> {
      for (;;) {
        const block = /^(.*?)\n\n/s.exec(text)?.[1];
        if (block !== undefined) {
          text = text.slice(block.length + 2);
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data !== undefined) return data;
          continue;
        }
        const { value, done } = await reader.read();
        if (done) return null;
        text += value;
      }
    },
    close: () => reader.cancel(),
  };
}

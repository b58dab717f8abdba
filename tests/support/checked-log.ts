import { createLog, type Logger } from "#app/server/log.server";

/** Email addresses, the people of the tests, and their phone numbers. */
const PERSONAL =
  /[\w.+-]+(?:@|%40)[\w-]+\.\w{2,}|Dana Whitfield|Imani Okafor|Wilhelmina|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/i;

/** A log that is not printed. `check` throws if a line has personal data or one of the keys. */
export function createCheckedLog(): { log: Logger; check(keys: string[]): void } {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: "info", LOG_FORMAT: "json" }, { write: (line) => void lines.push(line) });
  return {
    log,
    check(keys) {
      const found = lines.filter((line) => PERSONAL.test(line) || keys.some((key) => line.includes(key)));
      if (found.length > 0) throw new Error(`The log must not have personal data or keys:\n${found.join("")}`);
    },
  };
}

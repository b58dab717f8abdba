import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Services } from "../services.server";
import { BOM, formatCsvLine } from "./csv";

/** Reading a batch takes milliseconds; other requests are served in between. */
export const CSV_BATCH_SIZE = 200;

interface CsvColumn<Row> {
  label: string;
  show: (row: Row, zone: string) => string;
}

/** Rows are sent as the browser reads them. An error aborts the download, so that a partial file is noticed. */
export function streamCsv<Row>(
  { log, env }: Pick<Services, "log" | "env">,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncGenerator<Row[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const texts = formatBatches(columns, batches, env.BUSINESS_TIMEZONE);
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error({ err: error }, "export broken off");
        controller.error(error);
      }
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

async function* formatBatches<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncGenerator<Row[]>,
  zone: string,
): AsyncGenerator<string, undefined> {
  yield BOM + formatCsvLine(columns.map(({ label }) => label));
  for await (const rows of batches) {
    yield rows.map((row) => formatCsvLine(columns.map(({ show }) => show(row, zone)))).join("");
    await yieldToEventLoop();
  }
  return undefined;
}

/** Keyset paging, because an offset would get slower with each batch. */
export async function* readByKeyset<Row>(readNext: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  do {
    rows = await readNext(rows.at(-1));
    if (rows.length > 0) yield rows;
  } while (rows.length === CSV_BATCH_SIZE);
}

export async function* readByParts<Key, Row>(
  keys: readonly Key[],
  read: (part: Key[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < keys.length; from += CSV_BATCH_SIZE) yield read(keys.slice(from, from + CSV_BATCH_SIZE));
}

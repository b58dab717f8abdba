export type LogLine = Record<string, unknown> & { msg: string; level: number };

/** The log's lines so far, each an object. */
export const parseLogLines = (output: string): LogLine[] =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line) => JSON.parse(line));

export type LogLine = Record<string, unknown> & { msg: string; level: number };

export const parseLogLines = (output: string): LogLine[] =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line) => JSON.parse(line));

export interface Command {
  usage?: string;
  about: string;
  takes?: number;
  options?: readonly string[];
  /** Runs without migrations, because it changes nothing in the database or fills an empty one. */
  leavesDatabase?: boolean;
  /** Prints its result. @throws UsageError, CommandRefused */
  run(args: string[], options: Readonly<Record<string, string | undefined>>): Promise<void>;
}

export class UsageError extends Error {}

export class CommandRefused extends Error {}

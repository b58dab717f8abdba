export interface Command {
  /** The arguments after its name, such as `<user-id>`. */
  usage?: string;
  about: string;
  /** Number of arguments. Default: none. */
  takes?: number;
  /** Names of its options, each of which takes a text. */
  options?: readonly string[];
  /** It runs without migrations, because it changes nothing in the database or fills an empty one. */
  leavesDatabase?: boolean;
  /** Prints its result. @throws UsageError, CommandRefused */
  run(args: string[], options: Readonly<Record<string, string | undefined>>): Promise<void>;
}

export class UsageError extends Error {}

export class CommandRefused extends Error {}

/** A command of `npm run admin`. */
export interface Command {
  /** What follows its name, such as `<user-id>`. */
  usage?: string;
  /** What it does, in one line. */
  about: string;
  /** How many arguments it takes; none by default. */
  takes?: number;
  /** Its options by name; each takes a text. */
  options?: readonly string[];
  /** Prints its result. @throws UsageError, CommandRefused */
  run(args: string[], options: Readonly<Record<string, string | undefined>>): Promise<void>;
}

/** The command was not understood; the message, if any, says what is missing. */
export class UsageError extends Error {}

/** The command was understood and cannot be done; the message says why. */
export class CommandRefused extends Error {}

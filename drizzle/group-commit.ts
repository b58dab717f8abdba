import type Sqlite from "better-sqlite3";

/** Transactions that share a commit at most; more would keep the first of them waiting. */
const MOST = 64;

interface Turn {
  work: () => Promise<unknown>;
  settle: (failure?: { reason: unknown }) => void;
}

/**
 * Runs transactions one after the other on SQLite's one writing connection. Those that wait at the same moment share
 * one commit, because a commit waits for the disk: each has a savepoint of its own, so that one that throws takes
 * back only what it did itself. Nobody hears of success or failure before the commit is on the disk.
 */
export function groupCommits(connection: Sqlite.Database): <T>(work: () => Promise<T>) => Promise<T> {
  const [begin, commit, save, keep, undo] = [
    "BEGIN IMMEDIATE",
    "COMMIT",
    "SAVEPOINT turn",
    "RELEASE turn",
    "ROLLBACK TO turn",
  ].map((sql) => connection.prepare(sql)) as [Statement, Statement, Statement, Statement, Statement];
  const waiting: Turn[] = [];
  let running = false;

  async function runAll() {
    running = true;
    while (waiting.length > 0) {
      // Requests that arrived together get here within one turn of the event loop.
      await new Promise((soon) => setImmediate(soon));
      const group = waiting.splice(0, MOST);
      const failures = new Map<Turn, { reason: unknown }>();
      try {
        begin.run();
        for (const turn of group) {
          save.run();
          try {
            await turn.work();
          } catch (reason) {
            // Some errors (a full disk) end the whole transaction, and with it what the others did.
            if (!connection.inTransaction) throw reason;
            undo.run();
            failures.set(turn, { reason });
          }
          keep.run();
        }
        commit.run();
        for (const turn of group) turn.settle(failures.get(turn));
      } catch (reason) {
        for (const turn of group) turn.settle({ reason });
        rollBack(connection);
      }
    }
    running = false;
  }

  return <T>(work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let result: T;
      waiting.push({
        work: async () => {
          result = await work();
        },
        settle: (failure) => (failure ? reject(failure.reason) : resolve(result)),
      });
      if (!running) void runAll();
    });
}

function rollBack(connection: Sqlite.Database): void {
  try {
    if (connection.inTransaction) connection.exec("ROLLBACK");
  } catch {
    // The next BEGIN fails then, says why, and comes here again.
  }
}

type Statement = Sqlite.Statement<[]>;

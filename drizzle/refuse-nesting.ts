import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database";
import { NESTED_TRANSACTION_ERROR } from "./group-commit";

/** PostgreSQL only: SQLite has a cheaper check. Async hooks would make it store 8% fewer orders per second. */
export function refuseNesting(transact: Database["transact"]): Database["transact"] {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>();
  return async (work, busyTimeoutMs) => {
    if (current.getStore()?.isOpen) throw new Error(NESTED_TRANSACTION_ERROR);
    const runWork: typeof work = async (tx) => {
      const state = { isOpen: true };
      try {
        return await current.run(state, () => work(tx));
      } finally {
        state.isOpen = false;
      }
    };
    return transact(runWork, busyTimeoutMs);
  };
}

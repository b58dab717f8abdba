import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database";

/**
 * Throws at once when a transaction is started inside another one. On SQLite the inner one would wait for the outer one
 * to end, forever; on PostgreSQL it would take a second connection and might wait for locks of the outer one.
 */
export function refuseNesting(transact: Database["transact"]): Database["transact"] {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>();
  return async (work, busyTimeoutMs) => {
    if (current.getStore()?.isOpen)
      throw new Error("A transaction cannot start inside another one: pass the outer transaction's `tx` instead.");
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

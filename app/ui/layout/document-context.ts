import { createContext } from "react";

/** Only set on the server. `nonce` marks our own inline scripts, for which entry.server.tsx computes hashes. */
export const DocumentContext = createContext<{ nonce?: string; requestId?: string }>({});

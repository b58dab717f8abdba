import { createContext } from "react";

/** Marks our own inline scripts while a document renders; entry.server.tsx turns the marks into hashes. */
export const NonceContext = createContext<string | undefined>(undefined);

import { createContext } from "react";

/**
 * What only the rendering server knows of a document: the nonce that marks our own inline scripts (entry.server.tsx
 * turns the marks into hashes) and the request's id, for error pages.
 */
export const DocumentContext = createContext<{ nonce?: string; requestId?: string }>({});

import { useRef } from "react";

/**
 * What was read, or, where it could not be read again (null), what was read last of the same record. Null only where
 * that was nothing.
 */
export function useLastRead<Read extends object>(read: Read | null, record?: string): Read | null {
  const last = useRef({ read, record });
  if (read || last.current.record !== record) last.current = { read, record };
  return last.current.read;
}

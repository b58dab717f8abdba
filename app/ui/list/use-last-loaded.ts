import { useRef } from "react";

/** If loading failed (null), returns what was last loaded for the same record. */
export function useLastLoaded<Loaded extends object>(loaded: Loaded | null, record?: string): Loaded | null {
  const last = useRef({ loaded, record });
  if (loaded || last.current.record !== record) last.current = { loaded, record };
  return last.current.loaded;
}

import { useRef } from "react";

/** What was loaded, or, if loading failed (null), what was loaded last of the same record. */
export function useLastLoaded<Loaded extends object>(loaded: Loaded | null, record?: string): Loaded | null {
  const last = useRef({ loaded, record });
  if (loaded || last.current.record !== record) last.current = { loaded, record };
  return last.current.loaded;
}

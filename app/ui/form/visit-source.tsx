import { useEffect, useRef } from "react";
import { fillVisitSource } from "./visit-storage";

interface VisitSourceProps {
  /** `visitSourceField` from `server/forms/visit-source.ts`. */
  name: string;
  /** The posted value, if the form was returned with problems. */
  initial?: string;
}

/** Tells where the visit began. Without React, the page's script fills it; without JavaScript, it stays empty. */
export function VisitSourceField({ name, initial = "" }: VisitSourceProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) fillVisitSource(input.current);
  }, []);
  return <input ref={input} type="hidden" name={name} defaultValue={initial} data-visit-source="" />;
}

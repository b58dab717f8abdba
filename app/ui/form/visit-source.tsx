import { useEffect, useRef } from "react";
import { fillVisitSource } from "./visit-storage";

interface VisitSourceProps {
  /** `visitSourceField` of `server/forms/visit-source.ts`. */
  name: string;
  /** What was posted, in a form that comes back. */
  initial?: string;
}

/** Says where the visit began. Without React the script of the page fills it, without JavaScript it stays empty. */
export function VisitSourceField({ name, initial = "" }: VisitSourceProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) fillVisitSource(input.current);
  }, []);
  return <input ref={input} type="hidden" name={name} defaultValue={initial} data-visit-source="" />;
}

import { useState } from "react";
import { useIsomorphicLayoutEffect } from "../use-isomorphic-layout-effect";
import { readVisit } from "./visit-storage";

interface VisitSourceProps {
  /** `visitSourceField` from `server/forms/visit-source.ts`. */
  name: string;
  /** The posted value, if the form was returned with problems. */
  initial?: string;
}

/**
 * Tells where the visit began. On pages without React, the page's script fills it in; without JavaScript, it stays empty.
 * The value is state, because React writes the `defaultValue` of a hidden input over its value at each render.
 */
export function VisitSourceField({ name, initial = "" }: VisitSourceProps) {
  const [value, setValue] = useState(initial);
  useIsomorphicLayoutEffect(() => setValue((posted) => readVisit() ?? posted), []);
  return <input type="hidden" name={name} value={value} data-visit-source="" />;
}

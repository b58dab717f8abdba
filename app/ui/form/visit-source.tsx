import { useState } from "react";
import { useIsomorphicLayoutEffect } from "../use-isomorphic-layout-effect";
import { readVisit } from "./visit-storage";

interface VisitSourceProps {
  /** `visitSourceField` from `server/forms/visit-source.ts`. */
  name: string;
  initial?: string;
}

/**
 * On pages without React, the page's script fills the field in; without JavaScript, it stays empty. The value is state,
 * because React writes the `defaultValue` of a hidden input over its value at each render.
 */
export function VisitSourceField({ name, initial = "" }: VisitSourceProps) {
  const [value, setValue] = useState(initial);
  useIsomorphicLayoutEffect(() => setValue((posted) => readVisit() ?? posted), []);
  return <input type="hidden" name={name} value={value} data-visit-source="" />;
}

interface HiddenVisitorFieldsProps {
  /** `hiddenFields` of `server/forms/visitor-form.ts`. */
  names: { formId: string; trap: string; visitSource: string };
  values: { formId: string; visitSource: string } | undefined;
}

/** People do not see the trap, but programs that send spam fill it in. */
export function HiddenVisitorFields({ names, values }: HiddenVisitorFieldsProps) {
  return (
    <>
      <input type="hidden" name={names.formId} value={values?.formId ?? ""} />
      <VisitSourceField name={names.visitSource} initial={values?.visitSource} />
      <p className="sr-only" aria-hidden="true">
        <label htmlFor={names.trap}>Leave this field empty</label>
        <input id={names.trap} name={names.trap} tabIndex={-1} autoComplete="off" />
      </p>
    </>
  );
}

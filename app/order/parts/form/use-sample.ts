import { type RefObject, useEffect, useRef } from "react";
import { usePackages } from "#app/packages/use-packages";
import { fillInputs, readInputs } from "./form-inputs";
import { goToOrderForm } from "./go-to-form";
import { addSample, type Sample } from "./sample";
import type { DraftedForm } from "./use-draft";

/** Adds a sample after client-side navigation. On a first page view, the server adds it and the browser scrolls. */
export function useSample(
  form: RefObject<HTMLFormElement>,
  sample: Sample | undefined,
  { live, update }: Pick<DraftedForm, "live" | "update">,
): void {
  const packages = usePackages();
  const first = useRef(sample);
  const added = useRef<string>();
  useEffect(() => {
    if (!sample) added.current = undefined;
    if (!sample || !live || !form.current) return;
    const key = `${sample.industry} ${sample.title}`;
    // When prices are loaded again, a sample that the visitor has taken out stays out.
    if (added.current === key) return;
    added.current = key;
    fillInputs(form.current, addSample(packages, readInputs(form.current), sample));
    update();
    if (sample !== first.current) goToOrderForm();
    first.current = undefined;
  }, [form, sample, live, packages, update]);
}

import { useEffect } from "react";
import type { CustomerFormName, CustomerFormProblem } from "#app/order/model/customer-page-form";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { CustomerPage } from "../load-customer-page.server";

type ErrorName = keyof CustomerFormProblem["errors"];

export const getErrorId = (form: CustomerFormName, name: ErrorName) =>
  name === "form" ? `${form}-problem` : `${form}-${name}`;

/** Moves typed revision text to the message form if the revision form is no longer on the page. */
export function placeProblem(
  problem: CustomerFormProblem | null,
  { answering }: CustomerPage,
): CustomerFormProblem | null {
  const isLost = problem?.form === "revise" && !answering && (problem.values.text !== "" || problem.photos.length > 0);
  return problem && isLost ? { ...problem, form: "message" } : problem;
}

/** Shown at the top only without JavaScript. With it, the focus moves to the first error. */
export function CustomerFormProblemSummary({ problem }: { problem: CustomerFormProblem }) {
  const errors = Object.entries(problem.errors).map(([name, text]) => ({
    id: getErrorId(problem.form, name as ErrorName),
    text,
  }));
  const firstId = errors[0]?.id;
  useEffect(() => {
    // The visitor may have started to correct a field before hydration.
    if (firstId && !document.activeElement?.matches("input, textarea, select"))
      document.getElementById(firstId)?.focus();
  }, [firstId]);
  if (!firstId) return null;
  return (
    <noscript>
      <ErrorSummary
        title="We couldn’t send this."
        problems={errors.map(({ id, text }) => ({ href: `#${id}`, text }))}
        className="wrap my-6"
      />
    </noscript>
  );
}

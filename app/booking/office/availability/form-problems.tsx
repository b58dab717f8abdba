import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { RefusedForm } from "./receive-availability-post.server";

export function FormProblems({ refused }: { refused: RefusedForm | undefined }) {
  // The toast of a failed post says so.
  if (!refused || refused.toast) return null;
  const problems = Object.entries(refused.errors).map(([name, text]) => ({ href: `#${name}`, text }));
  const outdated = [{ text: "Compare yours with the saved value below each field. Saving again replaces it." }];
  return <ErrorSummary className="my-4" title={refused.title} problems={problems.length > 0 ? problems : outdated} />;
}

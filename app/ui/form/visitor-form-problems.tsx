import { countThingsToFix, ErrorSummary, type ErrorSummaryProps } from "./error-summary";

interface VisitorFormProblemsProps<Field extends string> extends Omit<ErrorSummaryProps, "title" | "problems"> {
  /** What the form sends, such as "message". */
  noun: string;
  /** The field is null for a problem with the whole form. */
  problems: { field: Field | null; text: string }[];
  getInputId: (field: Field) => string;
}

export function VisitorFormProblems<Field extends string>({
  noun,
  problems,
  getInputId,
  ...more
}: VisitorFormProblemsProps<Field>) {
  if (problems.length === 0) return null;
  const fields = problems.filter(({ field }) => field).length;
  const links = problems.map(({ field, text }) => ({ href: field ? `#${getInputId(field)}` : undefined, text }));
  const title = fields > 0 ? countThingsToFix(fields) : `Your ${noun} isn’t sent yet`;
  return <ErrorSummary {...more} title={title} problems={links} />;
}

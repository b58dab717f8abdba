import { useCallback, useState } from "react";

/** The problems of an answer, without those of fields that the visitor has changed since. */
export function useCorrected<Field extends string, Problem extends { field: Field | null }>(
  answer: readonly Problem[],
) {
  const [corrected, setCorrected] = useState<Field[]>([]);
  const hideError = useCallback(
    (field: Field) => setCorrected((before) => (before.includes(field) ? before : [...before, field])),
    [],
  );
  const forgetCorrected = useCallback(() => setCorrected([]), []);
  const problems = answer.filter(({ field }) => !field || !corrected.includes(field));
  return { problems, hideError, forgetCorrected };
}

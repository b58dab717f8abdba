import { useCallback, useEffect, useState } from "react";
import type { OrderField, OrderProblem } from "#app/order/model/form-state";
import { useCorrected } from "#app/ui/form/use-corrected";
import { type Message, toProblemToast } from "./order-problems";

const TOAST_MS = 10_000;

export function useAnswer(returned: OrderProblem[] | undefined) {
  const [answer, setAnswer] = useState({ problems: returned ?? [], count: 0 });
  const { problems, hideError: hideProblem, forgetCorrected } = useCorrected<OrderField, OrderProblem>(answer.problems);
  const [toast, setToast] = useState<Message | null>(toProblemToast(returned));

  useEffect(() => {
    if (toast?.tone !== "error") return;
    const close = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(close);
  }, [toast]);

  const hideError = useCallback(
    (field: OrderField) => {
      if (answer.problems.length === 0) return;
      hideProblem(field);
      if (answer.problems[0]?.field === field) setToast(null);
    },
    [answer, hideProblem],
  );

  return {
    count: answer.count,
    problems,
    toast,
    setToast,
    hideError,
    errorOf(field: OrderField) {
      return problems.find((problem) => problem.field === field)?.description;
    },
    showProblems(problems: OrderProblem[]) {
      setAnswer(({ count }) => ({ problems, count: count + 1 }));
      forgetCorrected();
      setToast(toProblemToast(problems));
    },
    clearProblems() {
      setAnswer(({ count }) => ({ problems: [], count }));
    },
  };
}

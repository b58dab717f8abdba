import { useCallback, useEffect, useState } from "react";
import type { OrderField, OrderProblem } from "#app/order/model/form-state";
import { type Message, toProblemToast } from "./order-problems";

const TOAST_MS = 10_000;

export function useAnswer(returned: OrderProblem[] | undefined) {
  const [answer, setAnswer] = useState({ problems: returned ?? [], count: 0 });
  const [corrected, setCorrected] = useState<OrderField[]>([]);
  const [toast, setToast] = useState<Message | null>(toProblemToast(returned));

  useEffect(() => {
    if (toast?.tone !== "error") return;
    const close = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(close);
  }, [toast]);

  const hideError = useCallback(
    (field: OrderField) => {
      if (answer.problems.length === 0) return;
      setCorrected((before) => (before.includes(field) ? before : [...before, field]));
      if (answer.problems[0]?.field === field) setToast(null);
    },
    [answer],
  );

  return {
    count: answer.count,
    problems: answer.problems.filter(({ field }) => !field || !corrected.includes(field)),
    toast,
    setToast,
    hideError,
    errorOf(field: OrderField) {
      const problem = answer.problems.find((candidate) => candidate.field === field);
      return problem && !corrected.includes(field) ? problem.description : undefined;
    },
    showProblems(problems: OrderProblem[]) {
      setAnswer(({ count }) => ({ problems, count: count + 1 }));
      setCorrected([]);
      setToast(toProblemToast(problems));
    },
    clearProblems() {
      setAnswer(({ count }) => ({ problems: [], count }));
    },
  };
}

import { Form } from "@remix-run/react";
import { FieldError } from "../../../ui/form/field";
import { ProblemMark } from "../problem-mark";
import type { Ticket } from "./detail";

interface Props {
  problem: NonNullable<Ticket["problem"]>;
  action: string;
  /** Why it was not resolved. */
  refusal: string | undefined;
}

/** What is wrong with the payment, what to do about it, and the button for when it is done. */
export function ProblemPart({ problem, action, refusal }: Props) {
  return (
    <div className="mt-2 grid gap-[0.35rem] border-l-5 border-err bg-ground px-3 pt-[0.6rem] pb-3 [&_.problem]:text-[0.875rem]">
      <p>
        <ProblemMark label={problem.label} />
      </p>
      {problem.payments.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
      <p>{problem.advice}</p>
      <Form method="post" action={action} preventScrollReset>
        {problem.payments.map(({ id }) => (
          <input key={id} type="hidden" name="payment" value={id} />
        ))}
        <button
          className="tool"
          name="intent"
          value="resolved"
          type="submit"
          aria-describedby={refusal ? "resolved-error" : undefined}
        >
          Resolved
        </button>
        {refusal ? <FieldError id="resolved-error">{refusal}</FieldError> : null}
      </Form>
    </div>
  );
}

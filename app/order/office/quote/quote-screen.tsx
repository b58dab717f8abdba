import { type ClientActionFunctionArgs, useActionData } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { ReturnedQuote } from "#app/order/quote/receive-quote-post.server";
import type { Flash } from "#app/server/http/flash.server";
import { createErrorToast } from "#app/ui/feedback/error-toast";
import { postWithFallback } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { QuoteForm } from "./quote-form";

type Props = Omit<ComponentProps<typeof QuoteForm>, "returned"> & {
  title: string;
  back: { to: string; label: string };
  /** The state of an existing quote. */
  state?: string;
};

export function QuoteScreen({ title, back, state, ...form }: Props) {
  const answer = useActionData<ReturnedQuote | Flash>();
  return (
    <>
      <ScreenHead
        title={title}
        back={back}
        state={
          state ? (
            <span className="flex items-center gap-2">
              <StatusMark shape="empty" tone="sun" />
              {state}
            </span>
          ) : null
        }
      />
      <QuoteForm {...form} returned={answer && "values" in answer ? answer : undefined} />
      <AnswerToast answer={answer && "title" in answer ? answer : undefined} />
    </>
  );
}

export function postQuote({ request, serverAction }: ClientActionFunctionArgs) {
  const failed = createErrorToast("We couldn’t save the quote. Try again.");
  return postWithFallback<ReturnedQuote, Flash>({ request, serverAction }, failed);
}

import { type ReactNode, useEffect, useRef } from "react";
import { hiddenFields } from "#app/server/forms/visitor-form";
import { HiddenVisitorFields } from "#app/ui/form/visit-source.tsx";
import { VisitorFormProblems } from "#app/ui/form/visitor-form-problems.tsx";
import { Thanks } from "./thanks";
import type { MessageForm } from "./use-message-form";

interface MessageFrameProps {
  form: MessageForm;
  path: string;
  className: string;
  children: ReactNode;
}

export function MessageFrame({ form, path, className, children }: MessageFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isBack = form.round > 0 && !form.thanks;
  useEffect(() => {
    // The focused button was removed along with the thank-you message.
    if (isBack && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [isBack]);
  if (form.thanks)
    return <Thanks formPath={path} name={form.thanks.name} minHeight={form.thanks.height} onEnd={form.startAgain} />;
  return (
    <div ref={frame} tabIndex={-1} className="outline-0">
      <VisitorFormProblems
        answerId={form.answerCount}
        heading="h2"
        noun="message"
        problems={form.problems}
        getInputId={form.getInputId}
        className="mb-8"
      />
      <form key={form.round} {...form.formProps} className={className}>
        {children}
        <HiddenVisitorFields names={hiddenFields} values={form.initial} />
      </form>
    </div>
  );
}

import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { visitSourceField } from "#app/server/forms/visit-source";
import { hiddenFields } from "#app/server/forms/visitor-form";
import { countThingsToFix, ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { VisitSourceField } from "#app/ui/form/visit-source.tsx";
import { toSentQuery } from "../sent-page";
import { Thanks } from "./thanks";
import type { MessageForm } from "./use-message-form";

interface MessageFrameProps {
  form: MessageForm;
  path: string;
  className: string;
  children: ReactNode;
}

/** The form with its problems or, after it is sent, the thank-you message. */
export function MessageFrame({ form, path, className, children }: MessageFrameProps) {
  const { search } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const isBack = form.round > 0 && !form.thanks;
  useEffect(() => {
    // The focused button was removed along with the thank-you message.
    if (isBack && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [isBack]);
  if (toSentQuery(new URLSearchParams(search))) return <Thanks formPath={path} />;
  if (form.thanks)
    return <Thanks formPath={path} name={form.thanks.name} minHeight={form.thanks.height} onEnd={form.startAgain} />;
  return (
    <div ref={frame} tabIndex={-1} className="outline-0">
      <Problems key={form.answerCount} form={form} />
      <form key={form.round} {...form.formProps} className={className}>
        {children}
        <input type="hidden" name={hiddenFields.formId} value={form.initial.formId} />
        <VisitSourceField name={visitSourceField} initial={form.initial.visitSource} />
        <p className="sr-only" aria-hidden="true">
          <label htmlFor={hiddenFields.trap}>Leave this field empty</label>
          <input id={hiddenFields.trap} name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
        </p>
      </form>
    </div>
  );
}

function Problems({ form: { problems, inputOf } }: { form: MessageForm }) {
  if (problems.length === 0) return null;
  const fields = problems.filter(({ field }) => field).length;
  const links = problems.map(({ field, text }) => ({ href: field ? `#${inputOf(field)}` : undefined, text }));
  const title = fields > 0 ? countThingsToFix(fields) : "Your message isn’t sent yet";
  return <ErrorSummary heading="h2" title={title} problems={links} className="mb-8" />;
}

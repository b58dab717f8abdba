interface WidgetHelpProps extends WidgetScriptProps {
  /** A page with the same content, for browsers where the frame fails. */
  page: string;
  className: string;
}

export function WidgetHelp({ page, className, script }: WidgetHelpProps) {
  return (
    <>
      <p className={className}>
        Having trouble with the booking form?{" "}
        <a href={page} target="_blank" rel="noopener" className="more">
          <span>
            Open the booking page here<span className="sr-only"> (opens a new tab)</span>
          </span>
        </a>
      </p>
      <WidgetScript script={script} />
    </>
  );
}

interface WidgetScriptProps {
  /** The address of the booking company's form-embed script; null if none is configured. */
  script: string | null;
}

/** Asks before the script is loaded. Hidden without JavaScript, which the script needs (`load-widget-script.ts`). */
function WidgetScript({ script }: WidgetScriptProps) {
  if (!script) return null;
  return (
    <p className="mt-3 text-small text-ink-2" data-widget-script={script} hidden suppressHydrationWarning>
      Calendar cut off? A script from {new URL(script).hostname} can resize it to show everything.{" "}
      <button type="button" className="more cursor-pointer">
        <span>Load the script</span>
      </button>
    </p>
  );
}

import { WidgetHelp } from "#app/ui/widget-help.tsx";

interface BookingDialogProps {
  frame: string;
  /** The address of a page with the same content, for browsers in which the frame fails. */
  page: string;
  script: string | null;
}

export function BookingDialog({ frame, page, script }: BookingDialogProps) {
  return (
    <dialog id="booking" className="book" aria-labelledby="book-title">
      <header className="book-head">
        <h2 id="book-title">Ready to Explore AI Opportunities?</h2>
        <form method="dialog">
          <button type="submit" className="book-close">
            Close
          </button>
        </form>
      </header>
      <div className="book-body">
        <p className="mx-1 mb-4 text-lead">Pick a call. All of them are free.</p>
        <div className="book-frame" data-frame={frame} />
        <WidgetHelp page={page} className="book-trouble" script={script} />
      </div>
    </dialog>
  );
}

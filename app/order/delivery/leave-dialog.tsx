import { useBeforeUnload, useBlocker, useLocation } from "@remix-run/react";
import { type SyntheticEvent, useCallback } from "react";
import { makeModal } from "../../ui/make-modal";
import type { FileUploads } from "../uploads/file-uploads";

/** Asks before undelivered files are lost from the form. */
export function LeaveDialog({ uploads }: { uploads: FileUploads }) {
  const { pathname } = useLocation();
  const hasFiles = useCallback(() => uploads.list().length > 0, [uploads]);
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== pathname && hasFiles());
  useBeforeUnload(useCallback((event) => hasFiles() && event.preventDefault(), [hasFiles]));
  if (blocker.state !== "blocked") return null;
  const stay = (event: SyntheticEvent) => {
    event.preventDefault();
    blocker.reset();
  };
  return (
    <dialog ref={makeModal} className="sheet" aria-labelledby="leave-title" onCancel={stay}>
      <header className="sheet-head">
        <h2 id="leave-title">Files Not Delivered</h2>
      </header>
      <div className="sheet-body">
        <p className="mb-1 text-[1.0625rem] font-bold">Leave this order?</p>
        <p>These files haven’t been sent to the customer. If you leave, you’ll have to choose them again.</p>
        <p className="mt-5 flex flex-wrap gap-2">
          <button type="button" className="tool" onClick={stay}>
            Stay
          </button>
          <button type="button" className="tool tool-danger" onClick={blocker.proceed}>
            Leave
          </button>
        </p>
      </div>
    </dialog>
  );
}

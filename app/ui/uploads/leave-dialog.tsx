import { useBeforeUnload, useBlocker, useLocation } from "@remix-run/react";
import { type ReactNode, type SyntheticEvent, useCallback } from "react";
import { makeModal } from "../make-modal";
import type { FileUploads } from "./file-uploads";

interface LeaveDialogProps {
  uploads: FileUploads;
  title: string;
  question: string;
  children: ReactNode;
}

/** Asks before files are lost from a form that was not sent. */
export function LeaveDialog({ uploads, title, question, children }: LeaveDialogProps) {
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
        <h2 id="leave-title">{title}</h2>
      </header>
      <div className="sheet-body">
        <p className="mb-1 text-[1.0625rem] font-bold">{question}</p>
        <p>{children}</p>
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

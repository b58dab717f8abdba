import { useBeforeUnload, useBlocker, useLocation } from "@remix-run/react";
import type { ReactNode, SyntheticEvent } from "react";
import { makeModal } from "../make-modal";

interface LeaveDialogProps {
  isUnsaved: () => boolean;
  title: string;
  question: string;
  children: ReactNode;
}

/** Asks before what a form has is lost. Of the dialogs on a screen, only the last one asks. */
export function LeaveDialog({ isUnsaved, title, question, children }: LeaveDialogProps) {
  const { pathname } = useLocation();
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== pathname && isUnsaved());
  useBeforeUnload((event) => isUnsaved() && event.preventDefault());
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

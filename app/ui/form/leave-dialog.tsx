import { useBeforeUnload, useBlocker, useLocation } from "@remix-run/react";
import { type SyntheticEvent, useRef } from "react";
import { makeModal } from "../make-modal";

export const LEAVE_TITLE = "leave-title";

export interface LeaveQuestion {
  title: string;
  question: string;
  /** What is lost. */
  text: string;
}

/** If a screen has several of these dialogs, only the last one asks. `getQuestion` returns null if nothing is lost. */
export function LeaveDialog({ getQuestion }: { getQuestion: () => LeaveQuestion | null }) {
  const { pathname } = useLocation();
  const asked = useRef<LeaveQuestion | null>(null);
  const attempts = useRef(0);
  const blocker = useBlocker(({ nextLocation }) => {
    if (nextLocation.pathname === pathname) return false;
    asked.current = getQuestion();
    attempts.current += 1;
    return asked.current !== null;
  });
  useBeforeUnload((event) => getQuestion() && event.preventDefault());
  if (blocker.state !== "blocked" || !asked.current) return null;
  const { title, question, text } = asked.current;
  // Returns the focus to where it was.
  const stay = ({ currentTarget }: SyntheticEvent) => currentTarget.closest("dialog")?.close();
  // The key opens the question again if the browser closed it while the next attempt was already made.
  return (
    <dialog
      key={attempts.current}
      ref={makeModal}
      className="sheet"
      aria-labelledby={LEAVE_TITLE}
      onClose={blocker.reset}
    >
      <header className="sheet-head">
        <h2 id={LEAVE_TITLE}>{title}</h2>
      </header>
      <div className="sheet-body">
        <p className="mb-1 text-[1.0625rem] font-bold">{question}</p>
        <p>{text}</p>
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

import type { ReactNode } from "react";

/** A list without rows: the printed sentence, why, and what to do. The ledger's lines stay, so a first row moves nothing. */
export function NoRecords({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="blank">
      <div>
        <p className="blank-title" role="status">
          {title}
        </p>
        {children}
      </div>
    </div>
  );
}

/** The same place while the list is on its way. */
export function LoadingRecords() {
  return (
    <div className="blank blank-loading" aria-busy="true">
      <div>
        <p role="status">Loading...</p>
      </div>
    </div>
  );
}

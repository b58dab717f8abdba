import type { ReactNode } from "react";

/** Shown instead of rows: why there are none, and what to do. */
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

export function LoadingRecords() {
  return (
    <div className="blank blank-loading" aria-busy="true">
      <div>
        <p role="status">Loading...</p>
      </div>
    </div>
  );
}

import type { ReactNode } from "react";

export function NoRecords({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="blank">
      <div>
        <p className="poster text-[1.75rem]/[1.1]" role="status">
          {title}
        </p>
        {children}
      </div>
    </div>
  );
}

export function LoadingRecords() {
  return (
    <div className="blank" aria-busy="true">
      <div className="min-h-[calc(2.9rem-1px)] font-semibold">
        <p role="status">Loading...</p>
      </div>
    </div>
  );
}

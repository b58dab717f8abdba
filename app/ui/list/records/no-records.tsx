import type { ReactNode } from "react";

export function NoRecords({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="blank">
      <div>
        <p className="poster text-[1.35rem]/[1.1]" role="status">
          {title}
        </p>
        {children}
      </div>
    </div>
  );
}

export function RecordsNotLoaded({ what, href }: { what: string; href: string }) {
  return (
    <NoRecords title={`We couldn’t load the ${what}`}>
      <p>
        Nothing is lost. <a href={href}>Try again</a>
      </p>
    </NoRecords>
  );
}

export function LoadingRecords() {
  return (
    <div className="blank" aria-busy="true">
      <div className="font-semibold">
        <p role="status">Loading...</p>
      </div>
    </div>
  );
}

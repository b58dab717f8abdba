import type { ReactNode } from "react";

/** An almost empty shelf above a sentence. */
export function Shelf({ children }: { children: ReactNode }) {
  return (
    <div className="vault-shelf">
      <svg viewBox="0 0 600 150" aria-hidden="true">
        <path className="fill-cut" d="M0 136h600v14H0z" />
        <path className="fill-leaf" d="M40 136V76a60 60 0 0 1 60 60z" />
        <path className="fill-pink" d="M560 136V76a60 60 0 0 0-60 60z" />
      </svg>
      {children}
    </div>
  );
}

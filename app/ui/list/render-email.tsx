import type { ReactNode } from "react";

/** In a narrow column, an address breaks before the `@`, then before the last dot. A function, like `renderCells`. */
export function renderEmail(email: string): ReactNode {
  const at = email.lastIndexOf("@");
  const dot = email.lastIndexOf(".");
  if (at < 1 || dot < at) return email;
  return (
    <>
      {email.slice(0, at)}
      <span className="inline-block">
        {email.slice(at, dot)}
        <wbr />
        {email.slice(dot)}
      </span>
    </>
  );
}

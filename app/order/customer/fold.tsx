import { type ReactNode, useEffect, useRef } from "react";

interface FoldProps {
  /** Links to the element with this id open the fold. Without JavaScript they lead to its heading. */
  id: string;
  heading: ReactNode;
  open?: boolean;
  children: ReactNode;
}

export function Fold({ id, heading, open, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const openLinked = () => {
      if (details.current && location.hash === `#${id}`) details.current.open = true;
    };
    openLinked();
    addEventListener("hashchange", openLinked);
    return () => removeEventListener("hashchange", openLinked);
  }, [id]);
  return (
    <details ref={details} className="customer-fold" open={open}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}

import { useEffect, useState } from "react";
import { ButtonLink } from "#app/ui/button.tsx";

/** The links stay in view below the files until the forms that they lead to are visible. */
export function AnswerLinks({ filesId }: { filesId: string }) {
  const isBelowFiles = useInView(filesId, "0px 0px -70%");
  const isAsked = useInView("answer", "-15% 0px 0px");
  return (
    <nav
      className={`customer-strip ${isBelowFiles && isAsked === false ? "" : "customer-strip-off"}`}
      aria-label="Your answer"
    >
      <ButtonLink href="#approve" tabIndex={-1}>
        Approve
      </ButtonLink>
      <ButtonLink variant="secondary" href="#revise" tabIndex={-1}>
        Revise
      </ButtonLink>
    </nav>
  );
}

/** Whether a part of the element is in the window, reduced by `margin`. Null until known. */
function useInView(id: string, margin: string): boolean | null {
  const [isInView, setIsInView] = useState<boolean | null>(null);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? null), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, margin]);
  return isInView;
}

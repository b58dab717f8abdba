import { ButtonLink } from "#app/ui/button.tsx";
import { useInView } from "./use-in-view";

/** Stay in view below the files while the approval is not. Without JavaScript they always do. */
export function AnswerLinks({ filesId }: { filesId: string }) {
  const isBelowFiles = useInView(filesId, "0px 0px -20%");
  const isAsked = useInView("approve", "-15% 0px 0px");
  return (
    <nav
      className={`customer-strip ${isBelowFiles && isAsked === false ? "" : "customer-strip-off"}`}
      aria-label="Your answer"
    >
      <ButtonLink href="#approve" tabIndex={-1}>
        Approve
      </ButtonLink>
      <a href="#revise" tabIndex={-1}>
        Revise
      </a>
    </nav>
  );
}

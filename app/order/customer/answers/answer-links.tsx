import { ButtonLink } from "#app/ui/button.tsx";
import { useInView } from "../live/use-in-view";

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

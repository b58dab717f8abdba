import { paths } from "#app/paths";
import type { Call } from "#app/server/text/call";
import { describeAgreedPrice } from "#app/site";
import { ButtonLink } from "#app/ui/button.tsx";
import { ArrowIcon } from "#app/ui/marks/icons.tsx";
import { useIsHidden, useReplyTime } from "#app/ui/use-site";

const cell = "faq-door flex flex-col items-start justify-between gap-5";

export function NextSteps({ audit }: { audit: Call }) {
  const isHidden = useIsHidden();
  return (
    <section className="@container wrap py-sec" aria-labelledby="faq-doors">
      <h2 id="faq-doors" className="mb-[clamp(1.5rem,3vw,2.5rem)] text-1">
        Still have a question?
      </h2>
      <ul className="faq-doors">
        <li className={cell}>
          <p className="max-w-[30ch] text-ink-2">Write to us. We reply {useReplyTime()}.</p>
          <PosterLink to={paths.contact}>Contact</PosterLink>
        </li>
        <li className={cell}>
          <p className="max-w-[30ch] text-ink-2">
            Talk to us. {audit.lengthInWords}, free. {describeAgreedPrice()}
          </p>
          <ButtonLink href={paths.bookConsultation}>Book a Consultation</ButtonLink>
        </li>
        {isHidden(paths.vault) ? null : (
          <li className={cell}>
            <p className="max-w-[30ch] text-ink-2">
              Do it yourself. Checklists, planners and scripts to&nbsp;download.
            </p>
            <PosterLink to={paths.vault}>Digital Vault</PosterLink>
          </li>
        )}
      </ul>
    </section>
  );
}

interface PosterLinkProps {
  to: string;
  /** On a colored sheet the orange line would not show. */
  isOnColor?: boolean;
  children: string;
}

export function PosterLink({ to, isOnColor = false, children }: PosterLinkProps) {
  // Prevents a line break between the last word and the arrow.
  const lastWord = children.lastIndexOf(" ") + 1;
  return (
    <a
      href={to}
      className={`poster inline-flex min-h-13 items-center text-3 underline decoration-3 underline-offset-[.18em] ${isOnColor ? "hover:decoration-5" : "decoration-hot hover:decoration-current"}`}
    >
      <span>
        {children.slice(0, lastWord)}
        <span className="whitespace-nowrap">
          {children.slice(lastWord)}
          <ArrowIcon className="ml-2.5 inline-block size-[.7em] fill-current" />
        </span>
      </span>
    </a>
  );
}

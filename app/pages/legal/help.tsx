import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useReplyTime } from "#app/ui/use-site";

interface HelpProps {
  question: string;
  answer: string;
}

export function Help({ question, answer }: HelpProps) {
  return (
    <section className="legal-help" aria-labelledby="help">
      <div>
        <h2 id="help">{question}</h2>
        <p className="mt-3 max-w-[48ch]">
          {answer} We reply {useReplyTime()}.
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink href={paths.contact}>Contact us</ButtonLink> <MoreLink href={paths.faq}>Read the FAQ</MoreLink>
      </p>
    </section>
  );
}

import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import type { Question, QuestionGroup } from "#content/faq/question-group";
import { PosterLink } from "./next-steps";
import { PackagePrices } from "./package-prices";

/** In one column, the other questions of a group are folded. */
const MAX_SHOWN = 5;

export function QuestionGroupSection({ group, place }: { group: QuestionGroup; place: number }) {
  const { id, name, summary, link, questions } = group;
  const shownCount = questions.length > MAX_SHOWN + 1 ? MAX_SHOWN : questions.length;
  const [shown, folded] = [questions.slice(0, shownCount), questions.slice(shownCount)];
  return (
    <section className={`question-group group-color-${place}`} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{name}</h2>
      <div className="question-group-body">
        <div className="question-group-side">
          <p className="mb-5 max-w-[30ch] max-sm:hidden">{summary}</p>
          {/* One button on the page is enough: the first group has the one that most visitors need. */}
          {place === 1 ? (
            <ButtonLink small href={link.to}>
              {link.label}
            </ButtonLink>
          ) : (
            <PosterLink to={link.to} isOnColor>
              {link.label}
            </PosterLink>
          )}
        </div>
        <div>
          <Entries group={id} questions={shown} />
          {folded.length > 0 ? (
            <details className="question-group-more">
              <summary>{folded.length} more questions</summary>
              <Entries group={id} questions={folded} />
            </details>
          ) : null}
        </div>
      </div>
    </section>
  );
}

const Entries = ({ group, questions }: { group: string; questions: readonly Question[] }) => (
  <div className="questions question-group-list">
    {questions.map((question) => (
      <Entry key={question.question} group={group} {...question} />
    ))}
  </div>
);

function Entry({ group, question, answer, link, prices, open }: Question & { group: string }) {
  return (
    <details name={group} open={open}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div className="faq-answer">
        {prices ? <PackagePrices /> : null}
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link ? (
          <p>
            <MoreLink href={link.to}>{link.label}</MoreLink>
          </p>
        ) : null}
      </div>
    </details>
  );
}

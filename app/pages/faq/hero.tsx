import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import type { Hero as Texts } from "#app/texts/heroes/heroes.server";
import type { QuestionGroup } from "#content/faq/question-group";

export function Hero({ texts, groups }: { texts: Texts; groups: QuestionGroup[] }) {
  return (
    <section className="pt-7" aria-labelledby="faq-title">
      <div className="wrap">
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-5 lg:grid-cols-[8fr_4fr]">
          <h1 id="faq-title" className="text-0">
            <HeadingLines lines={texts.heading} />
          </h1>
          <p className="max-w-[34ch] text-lead text-balance">{texts.lead}</p>
        </div>
        <nav className="faq-tabs" aria-label="Question groups">
          <ul>
            {groups.map(({ id, name, questions }, index) => (
              <li key={id} className={`group-color-${index + 1}`}>
                <a href={`#${id}`}>
                  <b>{name}</b>{" "}
                  <span>
                    {questions.length} {questions.length === 1 ? "question" : "questions"}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

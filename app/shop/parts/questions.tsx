import { useBusiness, useReplyTime } from "#app/ui/use-site";

interface QuestionsProps {
  questions: readonly { question: string; answer: string }[];
}

export function Questions({ questions }: QuestionsProps) {
  const { email } = useBusiness();
  const reply = useReplyTime();
  return (
    <section aria-labelledby="questions-title">
      <div>
        <h2 id="questions-title">Questions</h2>
        <p className="mt-3 max-w-[34ch] text-ink-2">
          Not answered here? <a href={`mailto:${email}`}>Write to us</a>. We reply {reply}.
        </p>
      </div>
      <div className="questions product-questions">
        {questions.map(({ question, answer }, index) => (
          <details key={question} name="questions" open={index === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
